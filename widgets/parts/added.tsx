import { useEffect, useRef, useState } from 'react'

export interface AddedProps {
  files: readonly File[]
  sizeText: (bytes: number) => string
}

/** Announces added files, because an emptied file field announces none (WCAG 4.1.3). Removals move focus instead. */
export function Added({ files, sizeText }: AddedProps) {
  const before = useRef<readonly File[]>([])
  const [added, setAdded] = useState<readonly File[]>([])
  useEffect(() => {
    const known = before.current
    before.current = files
    setAdded(files.filter((file) => !known.includes(file)))
  }, [files])
  return (
    <p className="unseen" role="status">
      {added.map(({ name, size }) => `${name}, ${sizeText(size)}`).join('; ')}
    </p>
  )
}

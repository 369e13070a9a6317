import { useEffect, useRef, useState } from 'react'

export interface AddedProps {
  files: readonly File[]
  /** A file's size in words. */
  sizeText: (bytes: number) => string
}

/**
 * Says which files have been added: a field that is emptied after each choice says of itself that there is none
 * (WCAG 4.1.3). What is removed is heard by where focus goes.
 */
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

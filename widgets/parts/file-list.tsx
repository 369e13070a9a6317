import { useRef } from 'react'

export { Added } from './added.tsx'
export { default as css } from './file-list.css?inline'

export interface ChosenProps {
  files: readonly File[]
  /** The words of the button that takes a file out. */
  remove: string
  /** A file's size in words. */
  sizeText: (bytes: number) => string
  /** Adds files, and answers all that were taken so far. */
  onAdd: (files: readonly File[]) => Promise<readonly File[]>
  onRemove: (file: File) => void
  /** The last file was removed: focus has to go elsewhere. */
  onEmpty: () => void
  /** It cannot run on this page. */
  onFailed: () => void
}

/** Files by name and size, each with a button that takes it out. */
export function Chosen({ files, remove, sizeText, onRemove, onEmpty }: ChosenProps) {
  const list = useRef<HTMLUListElement>(null)
  const take = (file: File, at: number) => {
    const buttons = list.current?.querySelectorAll('button')
    const next = buttons?.[at + 1] ?? buttons?.[at - 1]
    if (next) next.focus()
    else onEmpty()
    onRemove(file)
  }
  return (
    <ul className="chosen" ref={list}>
      {files.map((file, at) => (
        <li key={`${file.name} ${file.lastModified} ${file.size}`}>
          <span>{file.name}</span> <small>{sizeText(file.size)}</small>
          <button
            type="button"
            className="quiet"
            part="button quiet"
            aria-label={`${remove} ${file.name}`}
            onClick={() => take(file, at)}
          >
            {remove}
          </button>
        </li>
      ))}
    </ul>
  )
}

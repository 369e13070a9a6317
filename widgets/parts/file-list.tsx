import { useRef } from 'react'

export { default as css } from './file-list.css?inline'

export interface ChosenProps {
  files: readonly File[]
  /** The words of the button that takes a file out. */
  remove: string
  onAdd: (files: readonly File[]) => void
  onRemove: (file: File) => void
  /** The last file was removed: focus has to go elsewhere. */
  onEmpty: () => void
  /** It cannot run on this page. */
  onFailed: () => void
}

/** A size as people read it: '12 KB', '3.4 MB'. */
export function sizeOf(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1000 ? `${Math.ceil(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

/** Files by name and size, each with a button that takes it out. */
export function Chosen({ files, remove, onRemove, onEmpty }: ChosenProps) {
  const list = useRef<HTMLUListElement>(null)
  const take = (file: File, at: number) => {
    const buttons = list.current!.querySelectorAll('button')
    const next = buttons[at + 1] ?? buttons[at - 1]
    if (next) next.focus()
    else onEmpty()
    onRemove(file)
  }
  return (
    <ul className="chosen" ref={list}>
      {files.map((file, at) => (
        <li key={`${file.name} ${file.lastModified} ${file.size}`}>
          <span>{file.name}</span> <small>{sizeOf(file.size)}</small>
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

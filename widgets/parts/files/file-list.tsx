import { useRef } from 'react'

export { default as css } from './file-list.css?inline'

export interface ChosenProps {
  files: readonly File[]
  remove: string
  /** Adds files; resolves to all files accepted so far. */
  onAdd: (files: readonly File[]) => Promise<readonly File[]>
  onRemove: (file: File) => void
  /** The last file was removed, so focus has to move. */
  onEmpty: () => void
  onFailed: () => void
}

export interface FileListProps extends ChosenProps {
  sizeText: (bytes: number) => string
}

export function FileList({ files, remove, sizeText, onRemove, onEmpty }: FileListProps) {
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

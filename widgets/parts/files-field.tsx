import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { ChosenProps } from './file-list.tsx'
import { ariaOf } from './labelled.tsx'
import { whenNear } from './when-near.ts'

/** What a person reads or hears at files. */
export interface FileWords {
  /** What may be dropped or chosen here. */
  drop: string
  remove: string
  size: (bytes: number) => string
}

export interface FilesFieldProps {
  name: string
  label: string
  /** The limits, in words. */
  hint: string
  /** Media types, as in `accept`. */
  accept: string
  files: readonly File[]
  error?: string | undefined
  words: FileWords
  /** Takes the styles of what shows the files, which come with it. */
  adopt: (css: string) => void
  /** Adds files, and answers all that were taken so far. */
  onAdd: (files: readonly File[]) => Promise<readonly File[]>
  onRemove: (file: File) => void
}

/** What shows the files that were chosen, and its styles. */
interface Part {
  css: string
  Chosen: ComponentType<ChosenProps>
}

/**
 * Files to drop or choose, by the browser's own field, and a list of those chosen. Where it comes and may
 * run, FilePond shows their pictures instead.
 */
export function FilesField(props: FilesFieldProps) {
  const { name, label, hint, accept, files, error, words, adopt, onAdd, onRemove } = props
  const input = useRef<HTMLInputElement>(null)
  const [part, setPart] = useState<Part>()

  const take = (loaded: Part) => {
    adopt(loaded.css)
    return loaded
  }
  const list = () => import('./file-list.tsx').then(take)
  const plain = () => void list().then(setPart, () => {})
  const early = () =>
    void list()
      .then((list) => setPart((now) => now ?? list))
      .catch(() => {})
  const load = () => {
    early()
    void import('./file-drop.tsx').then(take).then(setPart, () => {})
  }
  useEffect(() => whenNear(input.current!, load), [])
  // It was refused, but by now there is something to show.
  useEffect(() => {
    if (files.length > 0 && !part) early()
  }, [files])

  const aria = ariaOf(name, error)
  return (
    <div className="files" part="field files">
      <label htmlFor={name} part="label">
        {label}
      </label>
      <div className="drop" part="drop">
        <input
          {...aria}
          aria-describedby={`${name}-hint ${aria['aria-describedby'] ?? ''}`.trim()}
          ref={input}
          type="file"
          multiple
          accept={accept}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            void onAdd([...event.dataTransfer.files])
          }}
          onChange={(event) => {
            const field = event.currentTarget
            void onAdd([...(field.files ?? [])])
            // The same file may be chosen again after it was removed.
            field.value = ''
          }}
        />
        <span aria-hidden="true">{words.drop}</span>
      </div>
      <p className="hint" id={`${name}-hint`}>
        {hint}
      </p>
      {part && (
        <part.Chosen
          files={files}
          remove={words.remove}
          sizeText={words.size}
          onAdd={onAdd}
          onRemove={onRemove}
          onEmpty={() => input.current!.focus()}
          onFailed={plain}
        />
      )}
      {error && (
        // Files are looked into after they were chosen, when focus is elsewhere.
        <p className="error" role="alert" part="error" id={`${name}-error`} key={error}>
          {error}
        </p>
      )}
    </div>
  )
}

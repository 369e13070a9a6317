import { type ComponentType, useEffect, useRef, useState } from 'react'
import { loadAgain } from '../../contract/values/load.ts'
import type { Say } from '../../messages/say.ts'
import type { AddedProps } from '../added.tsx'
import { ariaOf } from '../labelled.tsx'
import { Retry } from '../retry.tsx'
import { useLate } from '../use-late.ts'
import { useLazy } from '../use-lazy.ts'
import { whenNear } from '../when-near.ts'
import type { ChosenProps } from './file-list.tsx'

export interface FileWords {
  drop: string
  remove: string
  failed: string
  tryAgain: string
}

/** Chosen files, and their texts. */
export interface ChosenPart {
  css: string
  Chosen: ComponentType<ChosenProps & { say: Say }>
}

export interface ListPart extends ChosenPart {
  Added: ComponentType<Omit<AddedProps, 'sizeText'> & { say: Say }>
}

export interface FilesFieldProps {
  name: string
  label: string
  hint: string
  /** Media types, as in `accept`. */
  accept: string
  files: readonly File[]
  error?: string | undefined
  words: FileWords
  list: () => Promise<ListPart>
  pictures: () => Promise<ChosenPart>
  /** Passed to the chosen files. */
  say: Say
  adopt: (css: string) => void
  /** Adds files; resolves to all files accepted so far. */
  onAdd: (files: readonly File[]) => Promise<readonly File[]>
  onRemove: (file: File) => void
}

/**
 * A native file field and a list of the chosen files, or FilePond with previews once its 38 KB have loaded and can run.
 */
export function FilesField(props: FilesFieldProps) {
  const { name, label, hint, accept, files, error, words, say, adopt, onAdd, onRemove } = props
  const input = useRef<HTMLInputElement>(null)
  const [near, setNear] = useState(false)
  const [plain, setPlain] = useState(false)
  useEffect(() => whenNear(input.current, () => setNear(true)), [])
  const some = files.length > 0
  const [list, loadList] = useLazy(props.list, some, adopt)
  const [pictures, loadPictures] = useLazy(props.pictures, near, adopt)
  const drawn = !plain && pictures !== 'failed' && pictures
  const listed = list !== 'failed' && list
  const part = drawn || listed
  const [adding, setAdding] = useState(false)
  const lost = pictures === 'failed' || (list === 'failed' && !part)
  const late = useLate(adding)
  const add = async (files: Iterable<File>) => {
    setAdding(true)
    const taken = await onAdd([...files])
    setAdding(false)
    return taken
  }

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
            void add(event.dataTransfer.files)
          }}
          onChange={(event) => {
            const field = event.currentTarget
            void add(field.files ?? [])
            // Allows choosing the same file again after it was removed.
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
          say={say}
          onAdd={add}
          onRemove={onRemove}
          onEmpty={() => input.current?.focus()}
          onFailed={() => setPlain(true)}
        />
      )}
      {listed && <listed.Added files={files} say={say} />}
      {((some && lost) || late) && (
        <Retry
          text={words.failed}
          label={words.tryAgain}
          onRetry={async () => {
            loadAgain()
            await Promise.all([pictures === 'failed' && loadPictures(), !part && loadList()])
          }}
        />
      )}
      {error && (
        // An alert, because files are checked after focus has moved.
        <p className="error" role="alert" part="error" id={`${name}-error`} key={error}>
          {error}
        </p>
      )}
    </div>
  )
}

import {
  type ChangeEvent,
  type DragEvent,
  type MouseEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { VIDEO_ACCEPT } from '../../contract/values/videos.ts'
import { Button } from '../button.tsx'
import { ariaOf } from '../labelled.tsx'
import { VideoPreview } from './video-preview.tsx'

export interface VideoInputProps {
  name: string
  label: string
  value: File | undefined
  error?: string | undefined
  /** About the chosen video, or the one to choose. */
  note: string
  texts: Record<'choose' | 'drop' | 'limits' | 'preview' | 'replace' | 'remove', string>
  /** True if the page states that its policy allows `blob:` media. */
  allowed: boolean
  says: (size: number) => string
  /** Files were chosen or dropped; `replacing` if the picker was opened to replace the video. */
  onFiles: (files: readonly File[], replacing: boolean) => void
  onRemove: () => void
}

/**
 * A required video: a native file input under a drop zone. FilePond would be 38 KB for one file that it cannot preview.
 */
export function VideoInput(props: VideoInputProps) {
  const { name, label, value, error, note, texts, allowed, says, onFiles, onRemove } = props
  const input = useRef<HTMLInputElement>(null)
  const picking = useRef(false)
  const [over, setOver] = useState(false)

  // Keeps the native input's files equal to the form's, also for screen readers.
  const show = () => {
    const held = new DataTransfer()
    if (value) held.items.add(value)
    if (input.current) input.current.files = held.files
  }
  useLayoutEffect(() => {
    const { current } = input
    const leave = () => {
      picking.current = false
      show()
    }
    show()
    current?.addEventListener('cancel', leave)
    return () => current?.removeEventListener('cancel', leave)
  }, [value])

  const pick = (event: MouseEvent<HTMLInputElement>) => {
    picking.current = true
    // Otherwise there is no `change` event for an edited file with the same name.
    event.currentTarget.value = ''
  }
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])]
    show()
    onFiles(files, picking.current)
    picking.current = false
  }
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(event.type === 'dragover')
  }
  const drop = (event: DragEvent) => {
    drag(event)
    onFiles([...event.dataTransfer.files], false)
  }
  return (
    <div className="field" part="field">
      <label htmlFor={name} part="label">
        {label}
      </label>
      <div
        className={`drop${over ? ' over' : ''}${value ? ' chosen' : ''}`}
        part="drop"
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={drop}
      >
        <input
          {...ariaOf(name, error)}
          {...(!error && !value && { 'aria-describedby': `${name}-limits` })}
          ref={input}
          type="file"
          accept={VIDEO_ACCEPT}
          required
          tabIndex={value ? -1 : 0}
          onClick={pick}
          onChange={take}
        />
        {value ? (
          <div className="file" part="file">
            <VideoPreview file={value} label={texts.preview} allowed={allowed} />
            <p>
              <bdi className="name" title={value.name} key={value.name}>
                {value.name}
              </bdi>
              <span key={value.size}>{says(value.size)}</span>
            </p>
            <Button kind="quiet" label={texts.replace} onClick={() => input.current?.click()} />
            <Button
              kind="quiet"
              label={texts.remove}
              onClick={() => {
                onRemove()
                input.current?.focus()
              }}
            />
          </div>
        ) : (
          <p>
            {texts.choose} <span className="mouse">{texts.drop}</span>
          </p>
        )}
      </div>
      {!value && (
        <p className="limits" id={`${name}-limits`}>
          {texts.limits}
        </p>
      )}
      {note && (
        <p className="limits" role="alert">
          {note}
        </p>
      )}
      {error && (
        <p className="error" part="error" role="alert" id={`${name}-error`} key={error}>
          {error}
        </p>
      )}
    </div>
  )
}

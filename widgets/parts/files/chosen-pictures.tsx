// Must run before FilePond loads.
import { giveBack, paintIn, wake } from './filepond-painter.ts'
import coreCss from 'filepond/dist/filepond.min.css?inline'
import preview from 'filepond-plugin-image-preview'
import previewCss from 'filepond-plugin-image-preview/dist/filepond-plugin-image-preview.min.css?inline'
import {
  Component,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { FilePond, registerPlugin } from 'react-filepond'
import ownCss from './chosen-pictures.css?inline'
import type { ChosenProps } from './file-list.tsx'

giveBack()
registerPlugin(preview)

export const css = coreCss + previewCss + ownCss

const OPTIONS = {
  allowMultiple: true,
  allowBrowse: false,
  allowPaste: false,
  instantUpload: false,
  credits: false,
  labelIdle: '',
  imagePreviewHeight: 120,
  styleItemPanelAspectRatio: '0.75',
  dropValidation: false,
  checkValidity: false,
} as const

export interface PicturesProps extends ChosenProps {
  /** FilePond's options by name. */
  labels: Readonly<Record<`label${string}`, string>>
}

/** Chosen files with previews by FilePond, which also accepts dropped files. The caller owns the list. */
export function Pictures(props: PicturesProps) {
  const { files, labels, remove, onFailed } = props
  const root = useRef<HTMLDivElement>(null)
  const now = useRef(props)
  const [width, setWidth] = useState(1)
  const shown = useMemo(() => [...files], [files])
  useLayoutEffect(() => {
    now.current = props
    wake()
  })
  useLayoutEffect(() => {
    // FilePond's events would bubble to the host page. Its element is created after this effect, in the same task.
    queueMicrotask(() => {
      const made = root.current?.querySelector('.filepond--root')
      if (made) made.dispatchEvent = () => true
    })
    return root.current ? paintIn(root.current, () => now.current.onFailed()) : undefined
  }, [])

  useEffect(() => {
    const sizes = new ResizeObserver(([entry]) =>
      setWidth(Math.ceil(entry!.contentRect.width) || 1),
    )
    if (root.current) sizes.observe(root.current)
    return () => sizes.disconnect()
  }, [])

  /** Moves focus after the pressed button is removed with its file. */
  const next = useRef<() => void>(() => {})
  useEffect(() => {
    const { current } = root
    const press = ({ target }: Event) => {
      const remove = '.filepond--action-remove-item'
      const buttons = [...(current?.querySelectorAll<HTMLElement>(remove) ?? [])]
      const at = buttons.findIndex((button) => button.contains(target as Node))
      const button = buttons[at + 1] ?? buttons[at - 1]
      next.current = () => (button ? button.focus() : now.current.onEmpty())
    }
    current?.addEventListener('click', press, { capture: true })
  }, [])

  return (
    <div className="pictures" ref={root} hidden={files.length === 0}>
      <Guard onFailed={onFailed}>
        <FilePond
          {...OPTIONS}
          {...labels}
          // FilePond misses a width that changes in one step, as when a phone is rotated, but lays out again when any
          // option changes. This option is otherwise unused.
          maxParallelUploads={width}
          labelButtonRemoveItem={remove}
          files={shown}
          beforeAddFile={({ source }: { source: unknown }) => {
            if (!isFile(source)) return false
            if (now.current.files.includes(source)) return true
            return now.current.onAdd([source]).then((taken) => {
              wake()
              return taken.includes(source)
            })
          }}
          onremovefile={(_, { source }: { source: unknown }) => {
            const file = now.current.files.find((file) => file === source)
            if (!file) return
            next.current()
            now.current.onRemove(file)
          }}
        />
      </Guard>
    </div>
  )
}

/** Files chosen in another document, such as a frame, are no instances of this page's `File`. */
const isFile = (source: unknown): source is File =>
  Object.prototype.toString.call(source) === '[object File]'

/** Error boundary, so that a failure of FilePond doesn't unmount the form. */
class Guard extends Component<{ onFailed: () => void; children: ReactNode }> {
  override state = { failed: false }
  override componentDidCatch() {
    this.setState({ failed: true })
    this.props.onFailed()
  }
  override render() {
    return this.state.failed ? null : this.props.children
  }
}

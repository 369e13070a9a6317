// @chunk own
// Before FilePond.
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
import ownCss from './file-drop.css?inline'
import type { ChosenProps } from './file-list.tsx'

giveBack()
registerPlugin(preview)

export const css = coreCss + previewCss + ownCss

/** What never changes: it shows files, and sends none. */
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

/** Files with their pictures, by FilePond; more can be dropped among them. The list is its owner's. */
export function Chosen(props: ChosenProps) {
  const { files, remove, onFailed } = props
  const root = useRef<HTMLDivElement>(null)
  const now = useRef(props)
  const [width, setWidth] = useState(1)
  const shown = useMemo(() => [...files], [files])
  useLayoutEffect(() => {
    now.current = props
    wake()
  })
  useLayoutEffect(() => {
    // What it would tell the whole page is for nobody there. It is made after this, in the same task.
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

  /** Where focus goes when the pressed button has gone with its file. */
  const next = useRef<() => void>(() => {})
  useEffect(() => {
    const { current } = root
    const press = ({ target }: Event) => {
      const remove = '.filepond--action-remove-item'
      const buttons = [...(current?.querySelectorAll<HTMLElement>(remove) ?? [])]
      const at = buttons.findIndex((button) => target instanceof Node && button.contains(target))
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
          // It takes no notice of a window that changes its width in one step, as a phone that is turned
          // does, but looks again at every option that changes; of this one it makes no use.
          maxParallelUploads={width}
          labelButtonRemoveItem={remove}
          files={shown}
          beforeAddFile={({ source }: { source: unknown }) => {
            if (!(source instanceof File)) return false
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

/** Keeps what is drawn by others from taking the form with it. */
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

import { useEffect, useRef, useState } from 'react'
import type { Rgb } from './contrast.ts'
import type { Element, Property, Values } from './element-kinds.ts'
import { nameOf } from './tags.ts'
import { openStage, type Stage, stageFor } from './stage.ts'
import * as says from '../messages/partners.ts'
import styles from './partners.module.css'

interface PreviewProps {
  element: Element
  attributes: Values
  theme: string
  /** In px, or '' for the whole width. */
  width: string
  properties: readonly Property[]
  chosen: Readonly<Record<string, string>>
  onEvent: (event: CustomEvent<unknown>) => void
  onColours: (colours: Readonly<Record<string, Rgb>>) => void
}

/** A tag in a frame, so that the styles of the site don't reach it. */
export function Preview({ element, attributes, theme, width, ...props }: PreviewProps) {
  const { properties, chosen, onEvent, onColours } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const [stage, setStage] = useState<Stage>()

  useEffect(() => stage?.setAttributes(attributes), [stage, attributes])
  useEffect(() => {
    if (stage) onColours(stage.dress(theme, properties, chosen))
  }, [stage, theme, properties, chosen, onColours])

  return (
    <div className={styles.stage}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Its document is ours, and the page sets its attributes. */}
      <iframe
        ref={frame}
        title={says.previewOf(nameOf(element.tag))}
        srcDoc={stageFor(element.tag)}
        style={{ width: width ? `${width}px` : '100%' }}
        onLoad={() => setStage(openStage(frame.current!, element, attributes, onEvent))}
      />
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import type { Scheme } from './contrast.ts'
import type { Element, Property, Values } from './element-kinds.ts'
import { nameOf } from './tags.ts'
import { DARK, openStage, type Stage, stageFor } from './stage.ts'
import * as says from '../messages/en/partners.ts'
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
  onRefused: () => void
  onSchemes: (schemes: readonly Scheme[]) => void
}

/** A tag in a frame, so that the styles of the site don't reach it. */
export function Preview({ element, attributes, theme, width, ...props }: PreviewProps) {
  const { properties, chosen, onEvent, onRefused, onSchemes } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const [stage, setStage] = useState<Stage>()

  useEffect(() => stage?.setAttributes(attributes), [stage, attributes])
  useEffect(() => {
    if (!stage) return undefined
    const dress = () => onSchemes(stage.dress(theme, properties, chosen))
    dress()
    const dark = matchMedia(DARK)
    dark.addEventListener('change', dress)
    return () => dark.removeEventListener('change', dress)
  }, [stage, theme, properties, chosen, onSchemes])

  return (
    <div className={styles.stage}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Its document is ours, and the page sets its attributes. */}
      <iframe
        ref={frame}
        title={says.previewOf(nameOf(element.tag))}
        srcDoc={stageFor(element.tag)}
        width={width || undefined}
        onLoad={() => setStage(openStage(frame.current!, element, attributes, onEvent, onRefused))}
      />
    </div>
  )
}

import { useLayoutEffect, useRef } from 'react'
import { documentOf } from '../element/own-document.ts'
import { Button } from './button.tsx'

export interface ProgressProps {
  /** Progress from 0 to 1; undefined if idle, which renders nothing. */
  part: number | undefined
  label: string
  says: (percent: number) => string
  cancel: string
  onCancel: () => void
}

/** Percent between announcements, so that a screen reader can say other things. */
const STEP = 25

/** Progress of an upload over an `inert` form. Focus moves to its cancel button and back afterwards. */
export function Progress({ part, label, says, cancel, onCancel }: ProgressProps) {
  const card = useRef<HTMLDivElement>(null)
  const shown = part !== undefined
  useLayoutEffect(() => {
    if (!shown) return undefined
    const root = card.current?.getRootNode()
    const before = root instanceof ShadowRoot && root.activeElement
    // Focus elsewhere on the page stays there, now and at the end.
    if (!before) return undefined
    card.current?.querySelector('button')?.focus()
    return () => {
      const page = documentOf(before)
      if (page.activeElement === page.body) (before as HTMLElement).focus()
    }
  }, [shown])
  if (part === undefined) return null
  const percent = Math.floor(part * 100)
  const step = percent - (percent % STEP)
  return (
    <div className="sending" part="sending">
      <div className="progress" part="progress" ref={card}>
        <p>
          <span id="progress">{label}</span> <span key={percent}>{says(percent)}</span>
        </p>
        <progress value={part} part="bar" aria-labelledby="progress" />
        <p className="unseen" aria-live="polite">
          {step > 0 && <span key={step}>{says(step)}</span>}
        </p>
        <Button kind="quiet" label={cancel} onClick={onCancel} />
      </div>
    </div>
  )
}

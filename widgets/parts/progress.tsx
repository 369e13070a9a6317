import { useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'

export interface ProgressProps {
  /** What part is done, from 0 to 1; undefined while nothing is under way, and then nothing is drawn. */
  part: number | undefined
  label: string
  /** Says how far it is, in whole percent. */
  says: (percent: number) => string
  cancel: string
  onCancel: () => void
}

/** Percent between two announcements: a screen reader that heard every step would say nothing else. */
const STEP = 25

/**
 * How far a long delivery has come, over a form that is `inert` meanwhile, and the way to call it off.
 * Focus goes to that button, and back to where it was. Its styles are parts/progress.css.
 */
export function Progress({ part, label, says, cancel, onCancel }: ProgressProps) {
  const card = useRef<HTMLDivElement>(null)
  const shown = part !== undefined
  useLayoutEffect(() => {
    if (!shown) return undefined
    const root = card.current?.getRootNode()
    const before = root instanceof ShadowRoot && root.activeElement
    // A visitor who has gone on to something else on the page stays there, now and at the end.
    if (!(before instanceof HTMLElement)) return undefined
    card.current?.querySelector('button')?.focus()
    return () => {
      if (document.activeElement === document.body) before.focus()
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

import type { ReactNode } from 'react'
import type { Say } from '../messages/say.ts'
import { confirmed } from '../messages/en/thanks.ts'
import { Button } from '../parts/button.tsx'
export { default as css } from './thanks.css?inline'

export interface ThanksProps {
  say: Say
  /** A sentence about what was sent. */
  what: string | undefined
  next: readonly string[]
  /** Label of the button that offers an empty form. */
  another: string
  onAnother: () => void
  children?: ReactNode
}

/** Confirmation of a sent form, below its notice. The site's `Confirmation` looks the same. */
export function Thanks({ say, what, next, another, onAnother, children }: ThanksProps) {
  return (
    <div className="thanks" part="thanks">
      {what && <b>{what}</b>}
      {children}
      <b id="next">{say(confirmed).next}</b>
      <ol aria-labelledby="next">
        {next.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <Button kind="quiet" label={another} onClick={onAnother} />
    </div>
  )
}

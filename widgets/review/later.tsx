import { another, progress as messages } from '../messages/en-review-later.ts'
import { review } from '../messages/en-review.ts'
import { Button } from '../parts/button.tsx'
import progressCss from '../parts/progress.css?inline'
import { Progress } from '../parts/progress.tsx'
import laterCss from './later.css?inline'

export const css = progressCss + laterCss

export interface SendingProps {
  /** From 0 to 1; undefined while nothing is under way. */
  part: number | undefined
  onCancel: () => void
}

/** What covers the form while it is sent. */
export function Sending({ part, onCancel }: SendingProps) {
  const { cancel, percent } = messages
  return (
    <Progress
      part={part}
      label={review.sending}
      says={percent}
      cancel={cancel}
      onCancel={onCancel}
    />
  )
}

/** What follows the words of success, which are the live region's: a way on. */
export function Thanks({ onAnother }: { onAnother: () => void }) {
  return (
    <div className="thanks" part="thanks">
      <Button kind="quiet" label={another} onClick={onAnother} />
    </div>
  )
}

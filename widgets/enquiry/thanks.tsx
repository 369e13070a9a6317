import { thanks as messages } from '../messages/en-later.ts'
import { Button } from '../parts/button.tsx'
export { default as css } from './later.css?inline'

export interface ThanksProps {
  reference: string | undefined
  onAnother: () => void
}

/** What follows the words of success, which are the live region's: the reference, and a way on. */
export function Thanks({ reference, onAnother }: ThanksProps) {
  return (
    <div className="thanks" part="thanks">
      {reference && (
        <p>
          {messages.reference} <strong>{reference}</strong>
        </p>
      )}
      <Button kind="quiet" label={messages.another} onClick={onAnother} />
    </div>
  )
}

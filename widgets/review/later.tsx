import { type SendingProps, useSentFocus } from '../screen/use-sent-focus.ts'
import { useStore } from '../screen/use-store.ts'
import { cancelled } from '../messages/en/failures.ts'
import { reviewThanks } from '../messages/en/review-later.ts'
import { confirmed } from '../messages/en/thanks.ts'
import { review } from '../messages/en/review.ts'
import progressCss from '../parts/progress.css?inline'
import { Progress } from '../parts/progress.tsx'
import { cancelAttempt } from '../stores/forms/engine/cancel.ts'
import type { ReviewStore } from '../stores/forms/review.ts'
import { css as keptCss } from '../screen/kept.tsx'
import { css as waitingCss } from '../screen/waiting-list.tsx'
import { css as thanksCss, Thanks } from '../screen/thanks.tsx'

export { Kept } from '../screen/kept.tsx'
export { WaitingList } from '../screen/waiting-list.tsx'
export const css = progressCss + keptCss + thanksCss + waitingCss

/** The cover while sending, and thanks with a way on afterwards. */
export function Sending({ store, root }: SendingProps<ReviewStore>) {
  const { say } = store.form
  const { text, another, percent } = say(reviewThanks)
  const { held, published } = say(confirmed)
  const sending = useStore(store.$sending)
  useSentFocus(root, sending.state)
  return (
    <>
      <Progress
        part={useStore(store.$progress)}
        label={say(review).sending}
        says={percent}
        cancel={say(cancelled).cancel}
        onCancel={() => cancelAttempt(store.form)}
      />
      {sending.state === 'sent' && (
        <Thanks
          say={say}
          what={text}
          next={[sending.receipt.held ? held : published]}
          another={another}
          onAnother={store.startAnew}
        />
      )}
    </>
  )
}

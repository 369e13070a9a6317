import { type SendingProps, useSentFocus } from '../screen/use-sent-focus.ts'
import { useStore } from '../screen/use-store.ts'
import { cancel } from '../messages/en-failures.ts'
import { another, percent, thanks } from '../messages/en-review-later.ts'
import { confirmed } from '../messages/en-thanks.ts'
import { review } from '../messages/en-review.ts'
import progressCss from '../parts/progress.css?inline'
import { Progress } from '../parts/progress.tsx'
import { cancelAttempt } from '../stores/forms/engine/cancel.ts'
import type { ReviewStore } from '../stores/forms/review.ts'
import { css as keptCss } from '../screen/kept.tsx'
import { css as thanksCss, Thanks } from '../screen/thanks.tsx'

export { Kept } from '../screen/kept.tsx'
export const css = progressCss + keptCss + thanksCss

/** The cover while sending, and thanks with a way on afterwards. */
export function Sending({ store, root }: SendingProps<ReviewStore>) {
  const sending = useStore(store.$sending)
  useSentFocus(root, sending.state)
  return (
    <>
      <Progress
        part={useStore(store.$progress)}
        label={review.sending}
        says={percent}
        cancel={cancel}
        onCancel={() => cancelAttempt(store.form)}
      />
      {sending.state === 'sent' && (
        <Thanks
          what={thanks}
          next={[sending.receipt.held ? confirmed.held : confirmed.published]}
          another={another}
          onAnother={store.startAnew}
        />
      )}
    </>
  )
}

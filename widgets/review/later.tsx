import { useStore } from '../screen/use-store.ts'
import { cancel } from '../messages/en-failures.ts'
import { another, percent, thanks } from '../messages/en-review-later.ts'
import { review } from '../messages/en-review.ts'
import { Button } from '../parts/button.tsx'
import progressCss from '../parts/progress.css?inline'
import { Progress } from '../parts/progress.tsx'
import { cancelAttempt } from '../stores/forms/engine/cancel.ts'
import type { ReviewStore } from '../stores/forms/review.ts'
import { css as keptCss } from '../screen/kept.tsx'
import thanksCss from '../screen/thanks.css?inline'

export { Kept } from '../screen/kept.tsx'
export const css = progressCss + keptCss + thanksCss

/** The cover while sending, and thanks with a way on afterwards. */
export function Sending({ store }: { store: ReviewStore }) {
  const { state } = useStore(store.$sending)
  return (
    <>
      <Progress
        part={useStore(store.$progress)}
        label={review.sending}
        says={percent}
        cancel={cancel}
        onCancel={() => cancelAttempt(store.form)}
      />
      {state === 'sent' && (
        <div className="thanks" part="thanks">
          <p>{thanks}</p>
          <Button kind="quiet" label={another} onClick={store.startAnew} />
        </div>
      )}
    </>
  )
}

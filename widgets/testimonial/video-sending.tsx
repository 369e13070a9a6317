import { type SendingProps, useSentFocus } from '../screen/use-sent-focus.ts'
import { useStore } from '../screen/use-store.ts'
import { sendingVideo, thanks } from '../messages/en-testimonial-later.ts'
import { confirmed } from '../messages/en-thanks.ts'
import { cancel } from '../messages/en-failures.ts'
import progress from '../parts/progress.css?inline'
import { Progress } from '../parts/progress.tsx'
import { cancelAttempt } from '../stores/forms/engine/cancel.ts'
import { css as keptCss } from '../screen/kept.tsx'
import { css as thanksCss, Thanks } from '../screen/thanks.tsx'
import type { TestimonialStore } from '../stores/forms/testimonial.ts'

export { Kept } from '../screen/kept.tsx'
export const css = progress + keptCss + thanksCss

/** Upload progress, and thanks with a way on afterwards. */
export function Sending({ store, root }: SendingProps<TestimonialStore>) {
  const sending = useStore(store.$sending)
  useSentFocus(root, sending.state)
  return (
    <>
      <Progress
        {...sendingVideo}
        part={useStore(store.$progress)}
        cancel={cancel}
        onCancel={() => cancelAttempt(store.form)}
      />
      {sending.state === 'sent' && (
        <Thanks
          what={thanks.text}
          next={[sending.receipt.held ? confirmed.held : confirmed.published]}
          another={thanks.another}
          onAnother={store.startAnew}
        />
      )}
    </>
  )
}

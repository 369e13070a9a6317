import { useEffect } from 'react'
import { type SendingProps, useSentFocus } from '../screen/use-sent-focus.ts'
import { useStore } from '../screen/use-store.ts'
import { sendingVideo, testimonialThanks } from '../messages/en/testimonial-later.ts'
import { confirmed } from '../messages/en/thanks.ts'
import { cancelled } from '../messages/en/failures.ts'
import progress from '../parts/progress.css?inline'
import { Progress } from '../parts/progress.tsx'
import { cancelAttempt } from '../stores/forms/engine/cancel.ts'
import { css as keptCss } from '../screen/kept.tsx'
import { css as waitingCss } from '../screen/waiting-list.tsx'
import { css as thanksCss, Thanks } from '../screen/thanks.tsx'
import { unfinished } from '../stores/uploads/unfinished.ts'
import type { TestimonialStore } from '../stores/forms/testimonial.ts'

export { Kept } from '../screen/kept.tsx'
export { WaitingList } from '../screen/waiting-list.tsx'
export const css = progress + keptCss + thanksCss + waitingCss

/** Upload progress, and thanks with a way on afterwards. */
export function Sending({ store, root, provider }: SendingProps<TestimonialStore>) {
  const { say } = store.form
  const { label, says, again } = say(sendingVideo)
  const { text, another } = say(testimonialThanks)
  const { held, published } = say(confirmed)
  const sending = useStore(store.$sending)
  useSentFocus(root, sending.state)
  useEffect(() => {
    if (store.form.$form.get().video) return
    const left = unfinished(provider).find(({ field }) => field === 'video')
    store.$note.set(left ? again(Math.floor((100 * left.offset) / left.size)) : '')
  }, [store, provider])
  return (
    <>
      <Progress
        label={label}
        says={says}
        part={useStore(store.$progress)}
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

import { useStore } from '../screen/use-store.ts'
import { sendingVideo, thanks } from '../messages/en-testimonial-later.ts'
import { cancel } from '../messages/en-failures.ts'
import { Button } from '../parts/button.tsx'
import progress from '../parts/progress.css?inline'
import { Progress } from '../parts/progress.tsx'
import { cancelAttempt } from '../stores/forms/engine/cancel.ts'
import { css as keptCss } from '../screen/kept.tsx'
import thanksCss from '../screen/thanks.css?inline'
import type { TestimonialStore } from '../stores/forms/testimonial.ts'

export { Kept } from '../screen/kept.tsx'
export const css = progress + keptCss + thanksCss

/** Upload progress, and thanks with a way on afterwards. */
export function Sending({ store }: { store: TestimonialStore }) {
  const { state } = useStore(store.$sending)
  return (
    <>
      <Progress
        {...sendingVideo}
        part={useStore(store.$progress)}
        cancel={cancel}
        onCancel={() => cancelAttempt(store.form)}
      />
      {state === 'sent' && (
        <div className="thanks" part="thanks">
          <p>{thanks.text}</p>
          <Button kind="quiet" label={thanks.another} onClick={store.startAnew} />
        </div>
      )}
    </>
  )
}

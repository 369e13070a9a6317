import { useLayoutEffect, useRef } from 'react'
import { placeOf } from '../element/place-of.ts'
import { useFormFocus } from '../element/use-form-focus.ts'
import { useStore } from '../element/use-store.ts'
import { enquiry as enquiryMessages } from '../messages/en.ts'
import { submitProps } from '../parts/form-submit.ts'
import { Notice } from '../parts/notice.tsx'
import { cities, cityOf } from '../stores/places.ts'
import { createWizard } from '../stores/wizard.ts'
import type { SimpleEnquiryProps } from './simple-enquiry.tsx'
import { Thanks } from './thanks.tsx'
import later from './later.css?inline'
import { WizardKept } from './wizard-kept.tsx'
import { WizardPerson } from './wizard-person.tsx'
import { WizardSteps } from './wizard-steps.tsx'
import { WizardTrip } from './wizard-trip.tsx'
import textArea from '../parts/text-area.css?inline'
import own from './wizard.css?inline'

export const css = later + textArea + own

/** The enquiry in two steps (specification, section 2). */
export function Wizard(props: SimpleEnquiryProps) {
  const { provider, theme, emit, adopt, once, destination, days, people, privacy } = props
  const store = once(createWizard)
  const { step } = useStore(store.form.$form)
  const sending = useStore(store.$sending)
  const faulty = useStore(store.form.$faulty)
  const { state } = sending
  const form = useStepFocus(useStore(store.$moved), state !== 'sent')
  const root = useFormFocus(faulty, state)

  // Before it is painted: a kept draft that came after would move what is below.
  useLayoutEffect(() => store.form.open(placeOf(root.current!)), [store])
  const city = cityOf(useStore(cities(provider).$list).list, destination)
  useLayoutEffect(() => store.prefill({ city, days, people }), [store, city, days, people])

  const host = {
    onSend: (detail: object) => emit('send', detail),
    onSent: (detail: object) => emit('sent', detail),
    onFailed: (detail: object) => emit('failed', detail),
  }
  const Step = step === 1 ? WizardTrip : WizardPerson
  return (
    <section
      lang="en"
      ref={root}
      className={`root wizard ${theme}`}
      part="root"
      aria-labelledby="heading"
    >
      <h2 id="heading" part="heading">
        {enquiryMessages.heading}
      </h2>
      {state !== 'sent' && (
        <>
          <WizardKept store={store} />
          <WizardSteps step={step} />
          <form
            ref={form}
            {...submitProps(() => {
              if (step === 1) store.next()
              else void store.send(provider, host)
            })}
          >
            <Step key={step} store={store} provider={provider} privacy={privacy} adopt={adopt} />
          </form>
        </>
      )}
      <Notice notice={useStore(store.form.$notice)} />
      {sending.state === 'sent' && (
        <Thanks reference={sending.receipt.reference} onAnother={store.startAnew} />
      )}
    </section>
  )
}

/** After each move of the visitor's focus goes to the first field of the step, whose name is in sight. */
function useStepFocus(moved: number, drawn: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const before = useRef(moved)
  useLayoutEffect(() => {
    if (before.current === moved) return
    before.current = moved
    form.current!.querySelector<HTMLElement>('input, select')!.focus()
    form.current!.parentElement!.querySelector('.steps')!.scrollIntoView({ block: 'nearest' })
  }, [moved])
  useLayoutEffect(() => {
    // A key held down on 'Next' would go on through the second step.
    form.current?.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && event.repeat) event.preventDefault()
    })
  }, [drawn])
  return form
}

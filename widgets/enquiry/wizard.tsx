// @chunk own
import { useLayoutEffect, useRef } from 'react'
import { FormScreen, type Noted } from '../screen/form-screen.tsx'
import { useStore } from '../screen/use-store.ts'
import { useWhileDrawing } from '../screen/use-while-drawing.ts'
import { enquiry, form as words } from '../messages/en/enquiry.ts'
import { wizard } from '../messages/en/wizard.ts'
import { submitProps } from '../parts/form-submit.ts'
import { Trap } from '../parts/trap.tsx'
import { cities } from '../stores/places.ts'
import { uuidsOf } from '../stores/named-places.ts'
import { createWizard } from '../stores/forms/wizard/wizard.ts'
import { $stepsInHistory } from '../stores/step-history.ts'
import type { SimpleEnquiryProps } from './simple-enquiry.tsx'
import { WizardPerson } from './wizard-person.tsx'
import { WizardSteps } from './wizard-steps.tsx'
import { WizardTrip } from './wizard-trip.tsx'
import fold from '../parts/fold.css?inline'
import stepper from '../parts/stepper.css?inline'
import textArea from '../parts/text-area.css?inline'
import seasons from './seasons.css?inline'
import own from './wizard.css?inline'

export { seasons } from '../stores/seasons.ts'
export { loadSeasons } from './wizard-seasons.tsx'
export const loadHistory = async () => import('../stores/forms/wizard/wizard-history.ts')
export const css = textArea + stepper + fold + own + seasons

/** The enquiry in two steps (specification, section 2). */
export function Wizard(props: SimpleEnquiryProps) {
  const { provider, adopt, emit, once, say, destination, days, people, sight, privacy } = props
  const store = once(createWizard)
  const { step } = useStore(store.form.$form)
  const { state } = useStore(store.$sending)
  const form = useStepFocus(useStore(store.$moved), state !== 'sent')
  const shown = useRef(step)
  useLayoutEffect(() => {
    if (shown.current !== step) emit('step', { step })
    shown.current = step
  }, [step])
  const city = uuidsOf(useStore(cities(provider).$list).list, destination)
  useWhileDrawing(
    () => store.prefill({ city, days, people, sight }),
    [store, city, days, people, sight],
  )
  const inHistory = useStore($stepsInHistory)
  // After the form has restored its draft.
  useLayoutEffect(() => {
    if (!inHistory) return undefined
    const gone = new AbortController()
    void loadHistory().then(
      ({ followHistory }) => followHistory(store, gone.signal),
      () => {},
    )
    return () => gone.abort()
  }, [inHistory, store])
  // On the company's own site, a page names a city because the visitor chose it there.
  useLayoutEffect(() => {
    if (!inHistory || !store.form.$restored.get()) return
    void loadHistory().then(
      ({ lead }) => lead(store, city, sight),
      () => {},
    )
  }, [inHistory, store, city, sight])

  const Step = step === 1 ? WizardTrip : WizardPerson
  const steps = (send: () => void, noted?: Noted | false) => (
    <>
      <div className="mark">
        <p>{say(words).requiredMark}</p>
        {noted && <noted.Kept say={say} onStartOver={store.startOver} />}
      </div>
      <WizardSteps step={step} messages={say(wizard)} />
      <form ref={form} {...submitProps(step === 1 ? store.next : send)}>
        <Step key={step} store={store} provider={provider} privacy={privacy} adopt={adopt} />
        <Trap />
      </form>
    </>
  )
  return (
    <FormScreen
      host={props}
      store={store}
      words={say(enquiry)}
      kind="wizard"
      form={steps}
      later={() => import('./sending.tsx')}
    />
  )
}

/** After each step change, focus moves to the first field and the step's name scrolls into view. */
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
    // A key held on 'Next' would continue through the second step.
    form.current?.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && event.repeat) event.preventDefault()
    })
  }, [drawn])
  return form
}

import { useBinding } from '../element/use-binding.ts'
import { useStore } from '../element/use-store.ts'
import { wizard as messages } from '../messages/en-wizard.ts'
import { Field } from '../parts/field.tsx'
import type { WizardStore } from '../stores/wizard.ts'
import { endDate, written } from '../stores/wizard-dates.ts'
import { totalDays } from '../stores/wizard-sums.ts'

/** From when, which the visitor chooses, and to when, which follows from it. */
export function WizardDates({ store }: { store: WizardStore }) {
  const bind = useBinding(store.form)
  const { from_date, destinations } = useStore(store.form.$form)
  return (
    <>
      <Field {...bind('from_date')} label={messages.from} type="date" />
      <Field
        name="to_date"
        label={messages.to}
        value={written(endDate(from_date, totalDays(destinations)))}
        required={false}
        readOnly
        onInput={() => {}}
      />
    </>
  )
}

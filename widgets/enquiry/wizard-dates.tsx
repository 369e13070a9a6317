import { useBinding } from '../element/use-binding.ts'
import { useStore } from '../element/use-store.ts'
import { dates } from '../messages/en-dates.ts'
import { wizard as messages } from '../messages/en-wizard.ts'
import { DateField } from '../parts/date-field.tsx'
import { Field } from '../parts/field.tsx'
import type { WizardStore } from '../stores/wizard.ts'
import { minimumStart } from '../stores/wizard-check.ts'
import { endDate, written } from '../stores/wizard-dates.ts'
import { totalDays } from '../stores/wizard-sums.ts'

export interface WizardPartProps {
  store: WizardStore
  adopt: (css: string) => void
}

/** From when, which the visitor chooses, and to when, which follows from it. */
export function WizardDates({ store, adopt }: WizardPartProps) {
  const bind = useBinding(store.form)
  const { from_date, destinations } = useStore(store.form.$form)
  return (
    <>
      <DateField
        {...bind('from_date')}
        label={messages.from}
        min={minimumStart()}
        words={dates}
        adopt={adopt}
      />
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

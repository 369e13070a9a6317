import { useBinding } from '../screen/use-binding.ts'
import { useStore } from '../screen/use-store.ts'
import { lengthExplained } from '../contract/values/trip-length.ts'
import { dates } from '../messages/en-dates.ts'
import { wizard as messages } from '../messages/en-wizard.ts'
import { DateField } from '../parts/date/date-field.tsx'
import { Field } from '../parts/field.tsx'
import { minimumStart } from '../stores/forms/wizard/wizard-later.ts'
import type { WizardStore } from '../stores/forms/wizard/wizard.ts'

export interface WizardPartProps {
  store: WizardStore
  adopt: (css: string) => void
}

/** The start date to choose, and the computed end date. */
export function WizardDates({ store, adopt }: WizardPartProps) {
  const bind = useBinding(store.form)
  const { to } = useStore(store.$dates)
  const { length } = useStore(store.form.$form).destinations
  return (
    <div className="people">
      <DateField
        {...bind('from_date')}
        label={messages.from}
        min={minimumStart()}
        max={undefined}
        words={dates}
        calendar={() => import('../screen/date-input.tsx')}
        adopt={adopt}
      />
      <Field
        name="to_date"
        label={messages.to}
        value={to}
        placeholder={messages.toFollows}
        required={false}
        readOnly
        onInput={() => {}}
      />
      <p className="hint">{lengthExplained(length)}</p>
    </div>
  )
}

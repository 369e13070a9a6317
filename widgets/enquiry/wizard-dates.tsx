import { useBinding } from '../screen/use-binding.ts'
import { useStore } from '../screen/use-store.ts'
import { dates } from '../messages/en/dates.ts'
import { wizard } from '../messages/en/wizard.ts'
import { DateField } from '../parts/date/date-field.tsx'
import { Field } from '../parts/field.tsx'
import { minimumStart } from '../stores/forms/wizard/wizard-rules.ts'
import type { WizardStore } from '../stores/forms/wizard/wizard.ts'

export interface WizardPartProps {
  store: WizardStore
  adopt: (css: string) => void
}

/** The start date to choose, and the computed end date. */
export function WizardDates({ store, adopt }: WizardPartProps) {
  const { say } = store.form
  const messages = say(wizard)
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
        words={say(dates)}
        say={say}
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
      <p className="hint">{messages.explained(length)}</p>
    </div>
  )
}

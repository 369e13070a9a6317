import { useBinding } from '../screen/use-binding.ts'
import { MAX_PEOPLE } from '../contract/limits.ts'
import { counts as english, wizard } from '../messages/en/wizard.ts'
import { Fold } from '../parts/fold.tsx'
import { Select } from '../parts/select.tsx'
import { Stepper } from '../parts/stepper.tsx'
import type { WizardStore } from '../stores/forms/wizard/wizard.ts'

export function WizardParty({ store }: { store: WizardStore }) {
  const messages = store.form.say(wizard)
  const counts = store.form.say(english)
  const bind = useBinding(store.form)
  const [seniors, company] = [bind('number_of_senior_citizens'), bind('traveling_with')]
  return (
    <>
      <div className="people counts">
        <Stepper
          {...bind('number_of_adults')}
          label={messages.adults}
          words={counts.adults}
          min={1}
          max={MAX_PEOPLE}
        />
        <Stepper
          {...bind('number_of_kids')}
          label={messages.kids}
          words={counts.kids}
          min={0}
          max={MAX_PEOPLE}
        />
      </div>
      <Fold
        label={messages.party}
        hint={messages.optional}
        holds={Boolean(seniors.value || company.value)}
      >
        <p className="hint">{messages.inRequest}</p>
        <div className="people">
          <Stepper
            {...seniors}
            label={messages.seniors}
            words={counts.seniors}
            min={0}
            max={MAX_PEOPLE}
            required={false}
          />
          <Select
            {...company}
            label={messages.company}
            placeholder={messages.chooseCompany}
            options={messages.companies.map((company) => ({ value: company, label: company }))}
            required={false}
          />
        </div>
      </Fold>
    </>
  )
}

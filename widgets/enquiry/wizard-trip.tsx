import { useBinding } from '../screen/use-binding.ts'
import { useStore } from '../screen/use-store.ts'
import { NON_VEG, VEG } from '../contract/meal-plan.ts'
import { wizard as messages } from '../messages/en-wizard.ts'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { Select } from '../parts/select.tsx'
import { TextArea } from '../parts/text-area.tsx'
import { Ticks } from '../parts/ticks.tsx'
import type { Provider } from '../stores/provider.ts'
import type { WizardStore } from '../stores/forms/wizard.ts'
import { WizardDates } from './wizard-dates.tsx'
import { WizardOccasions } from './wizard-occasions.tsx'
import { WizardRows } from './wizard-rows.tsx'

export interface WizardStepProps {
  store: WizardStore
  provider: Provider
  privacy: string
  adopt: (css: string) => void
}

/** 'Destination Details': who, when, where, and what else there is to know. */
export function WizardTrip({ store, provider, adopt }: WizardStepProps) {
  const bind = useBinding(store.form)
  const count = { inputMode: 'numeric', autoComplete: 'off' } as const
  const { error } = bind('meal_plan')
  const { veg, nonVeg } = useStore(store.$meals)
  return (
    <>
      <div className="people">
        <Field {...bind('number_of_adults')} {...count} label={messages.adults} />
        <Field {...bind('number_of_kids')} {...count} label={messages.kids} />
        <Field
          {...bind('number_of_senior_citizens')}
          {...count}
          label={messages.seniors}
          required={false}
        />
        <Select
          {...bind('traveling_with')}
          label={messages.company}
          placeholder={messages.chooseCompany}
          options={messages.companies.map((company) => ({ value: company, label: company }))}
          required={false}
        />
      </div>
      <WizardDates store={store} adopt={adopt} />
      <Ticks
        name="meal_plan"
        label={messages.meals}
        hint={messages.oneOrMore}
        options={[
          { value: VEG, label: messages.veg, ticked: veg },
          { value: NON_VEG, label: messages.nonVeg, ticked: nonVeg },
        ]}
        error={error}
        onTick={(value, ticked) => store.tickMeal(value === VEG, ticked)}
      />
      <WizardRows store={store} provider={provider} />
      <WizardOccasions store={store} adopt={adopt} />
      <p className="mark">{messages.toTell}</p>
      <Field {...bind('coupon_code')} label={messages.coupon} autoComplete="off" required={false} />
      <TextArea {...bind('any_special_request')} label={messages.request} required={false} />
      <Button type="submit" kind="strong" label={messages.next} />
    </>
  )
}

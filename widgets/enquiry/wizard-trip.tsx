import { useBinding } from '../screen/use-binding.ts'
import { useStore } from '../screen/use-store.ts'
import { NON_VEG, VEG } from '../contract/values/meal-plan.ts'
import { wizard } from '../messages/en/wizard.ts'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { Fold } from '../parts/fold.tsx'
import { TextArea } from '../parts/text-area.tsx'
import { Ticks } from '../parts/ticks.tsx'
import type { Provider } from '../stores/provider.ts'
import type { WizardStore } from '../stores/forms/wizard/wizard.ts'
import { WizardDates } from './wizard-dates.tsx'
import { WizardOccasions } from './wizard-occasions.tsx'
import { WizardParty } from './wizard-party.tsx'
import { WizardRows } from './wizard-rows.tsx'
import { WizardSeasons } from './wizard-seasons.tsx'

export interface WizardStepProps {
  store: WizardStore
  provider: Provider
  privacy: string
  adopt: (css: string) => void
}

/** 'Destination Details', the first step; optional fields are folded. */
export function WizardTrip({ store, provider, adopt }: WizardStepProps) {
  const messages = store.form.say(wizard)
  const bind = useBinding(store.form)
  const { error } = bind('meal_plan')
  const { veg, nonVeg } = useStore(store.$meals)
  const checks = useStore(store.form.$faulty)
  const [coupon, request] = [bind('coupon_code'), bind('any_special_request')]
  return (
    <>
      <fieldset className="section" part="section">
        <legend part="label">{messages.where}</legend>
        <WizardRows store={store} provider={provider} adopt={adopt} />
        <WizardDates store={store} adopt={adopt} />
        <WizardSeasons store={store} provider={provider} adopt={adopt} />
      </fieldset>
      <fieldset className="section" part="section">
        <legend part="label">{messages.who}</legend>
        <WizardParty store={store} />
      </fieldset>
      <fieldset className="section" part="section">
        <legend part="label">{messages.how}</legend>
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
        <WizardOccasions store={store} adopt={adopt} />
        <Fold
          label={messages.wishes}
          hint={messages.optional}
          holds={Boolean(coupon.value)}
          wrong={coupon.error ? checks : 0}
        >
          <Field {...coupon} label={messages.coupon} autoComplete="off" required={false} />
        </Fold>
        <TextArea {...request} label={messages.request} required={false} />
      </fieldset>
      <Button type="submit" kind="strong" label={messages.next} />
    </>
  )
}

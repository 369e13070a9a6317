import { useRef } from 'react'
import { useStore } from '../screen/use-store.ts'
import { dates } from '../messages/en-dates.ts'
import { wizard as messages } from '../messages/en-wizard.ts'
import { Button } from '../parts/button.tsx'
import { DateField } from '../parts/date-field.tsx'
import { Field } from '../parts/field.tsx'
import { useAim } from './use-aim.ts'
import type { WizardPartProps } from './wizard-dates.tsx'

/** What there is to celebrate on the way; none of it has to be filled in. */
export function WizardOccasions({ store, adopt }: WizardPartProps) {
  const { occasions } = useStore(store.form.$form)
  const place = useRef<HTMLFieldSetElement>(null)
  const aim = useAim(place)
  const first = (index: number) => `[name="occasions.${index}.occasion"]`
  const isEmpty = occasions.every((one) => !one.occasion && !one.date_of_occasion)
  return (
    <fieldset className="occasions" ref={place}>
      <legend part="label">{messages.occasions}</legend>
      {occasions.map(({ key, occasion, date_of_occasion }, index) => (
        <div className="occasion" key={key}>
          <Field
            name={`occasions.${index}.occasion`}
            label={messages.occasion}
            autoComplete="off"
            required={false}
            value={occasion}
            onInput={(occasion) => store.editOccasion(index, { occasion })}
          />
          <DateField
            name={`occasions.${index}.date_of_occasion`}
            label={messages.occasionDate}
            required={false}
            words={dates}
            adopt={adopt}
            value={date_of_occasion}
            onInput={(date_of_occasion) => store.editOccasion(index, { date_of_occasion })}
          />
          {!isEmpty && (
            <Button
              kind="quiet"
              label={messages.removeOccasion}
              onClick={() => {
                aim(first(Math.max(0, Math.min(index, occasions.length - 2))))
                store.removeOccasion(index)
              }}
            />
          )}
        </div>
      ))}
      <Button
        kind="quiet"
        label={messages.addOccasion}
        onClick={() => {
          const last = occasions.length - 1
          if (store.addOccasion()) aim(first(last + 1))
          else place.current!.querySelector<HTMLElement>(first(last))!.focus()
        }}
      />
    </fieldset>
  )
}

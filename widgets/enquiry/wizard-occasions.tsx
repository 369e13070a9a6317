import { Fragment, useRef } from 'react'
import { useStore } from '../screen/use-store.ts'
import { dates } from '../messages/en/dates.ts'
import { wizard } from '../messages/en/wizard.ts'
import { Button } from '../parts/button.tsx'
import { DateField } from '../parts/date/date-field.tsx'
import { Field } from '../parts/field.tsx'
import { Fold } from '../parts/fold.tsx'
import { isOccasionInUse } from '../stores/forms/wizard/trip.ts'
import { useAim } from './use-aim.ts'
import { useRemoved } from './use-removed.tsx'
import type { WizardPartProps } from './wizard-dates.tsx'

/** Optional celebrations during the trip. */
export function WizardOccasions({ store, adopt }: WizardPartProps) {
  const { say } = store.form
  const messages = say(wizard)
  const { occasions } = useStore(store.form.$form)
  const place = useRef<HTMLDivElement>(null)
  const aim = useAim(place)
  const first = (index: number) => `[name="occasions.${index}.occasion"]`
  const removed = useRemoved(
    store,
    'occasions',
    aim,
    first,
    ({ occasion }) => occasion.trim() || messages.occasion,
  )
  const isInUse = occasions.some(isOccasionInUse)
  return (
    <Fold label={messages.occasions} hint={messages.optional} holds={isInUse}>
      <p className="hint">{messages.inRequest}</p>
      <div className="occasions" ref={place}>
        {occasions.map(({ key, occasion, date_of_occasion }, index) => (
          <Fragment key={key}>
            {removed.at(index)}
            <div className="occasion" role="group" aria-label={messages.nth(index + 1)}>
              <Field
                name={`occasions.${index}.occasion`}
                label={messages.occasion}
                autoComplete="off"
                required={false}
                value={occasion}
                onInput={(occasion) => store.editOccasion(index, { occasion })}
              />
              <DateField
                min={undefined}
                max={undefined}
                name={`occasions.${index}.date_of_occasion`}
                label={messages.occasionDate}
                required={false}
                words={say(dates)}
                say={say}
                calendar={() => import('../screen/date-input.tsx')}
                which={index ? ` ${index + 1}` : undefined}
                adopt={adopt}
                value={date_of_occasion}
                onInput={(date_of_occasion) => store.editOccasion(index, { date_of_occasion })}
              />
              {isInUse && (
                <Button
                  kind="quiet"
                  label={messages.removeOccasion}
                  onClick={() => {
                    store.removeOccasion(index)
                    removed.aim(Math.max(0, Math.min(index, occasions.length - 2)))
                  }}
                />
              )}
            </div>
          </Fragment>
        ))}
        {removed.at(occasions.length)}
        {removed.heard}
        <Button
          kind="quiet"
          label={messages.addOccasion}
          onClick={() => {
            const last = occasions.length - 1
            if (store.addOccasion()) aim(first(last + 1))
            else place.current!.querySelector<HTMLElement>(first(last))!.focus()
          }}
        />
      </div>
    </Fold>
  )
}

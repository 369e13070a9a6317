import { Fragment, useRef } from 'react'
import { useList } from '../screen/use-list.ts'
import { useStore } from '../screen/use-store.ts'
import type { Choice } from '../contract/values/choice.ts'
import type { CityChoice } from '../contract/city-choices.ts'
import { form } from '../messages/en/enquiry.ts'
import { wizard } from '../messages/en/wizard.ts'
import { Button } from '../parts/button.tsx'
import { Retry } from '../parts/retry.tsx'
import { cities } from '../stores/places.ts'
import type { Provider } from '../stores/provider.ts'
import type { WizardStore } from '../stores/forms/wizard/wizard.ts'
import { useAim } from './use-aim.ts'
import { useRemoved } from './use-removed.tsx'
import { WizardRow } from './wizard-row.tsx'

export interface WizardRowsProps {
  store: WizardStore
  provider: Provider
  adopt: (css: string) => void
}

/** The destinations, their totals, and a button to add one. */
export function WizardRows({ store, provider, adopt }: WizardRowsProps) {
  const { say } = store.form
  const messages = say(wizard)
  const formMessages = say(form)
  const { destinations } = useStore(store.form.$form)
  const { days, nights } = useStore(store.$totals)
  const isFull = useStore(store.$isFull)
  const { list, loading, failed, again } = useList(cities(provider))
  const place = useRef<HTMLDivElement>(null)
  const aim = useAim(place)
  const errors = useStore(store.form.$errors)
  const choices = choicesOf(list)
  const first = (index: number) => `[name="destinations.${index}.city"]`
  const removed = useRemoved(store, 'destinations', aim, first, ({ city, city_text }, index) => {
    const choice = choices.find(({ value }) => value === city)
    return choice?.label || city_text || messages.stop(index + 1)
  })
  return (
    <div className="rows" ref={place}>
      {destinations.map((row, index) => (
        <Fragment key={row.key}>
          {removed.at(index)}
          <WizardRow
            row={row}
            index={index}
            choices={choices}
            loading={loading}
            errors={errors}
            onEdit={(change) => store.editRow(index, change)}
            onRemove={
              destinations.length > 1 &&
              (() => {
                store.removeRow(index)
                removed.aim(Math.min(index, destinations.length - 2))
              })
            }
            provider={provider}
            say={say}
            adopt={adopt}
          />
        </Fragment>
      ))}
      {removed.at(destinations.length)}
      {removed.heard}
      {failed && (
        <Retry text={formMessages.listFailed} label={formMessages.tryAgain} onRetry={again} />
      )}
      <div className="sum">
        <p aria-live="polite" part="total">
          {days > 0 && <span key={days}>{messages.total(days, nights)}</span>}
        </p>
        {!isFull ? (
          <Button
            kind="quiet"
            label={messages.add}
            onClick={() => {
              if (store.addRow()) aim(first(destinations.length))
              else aim('[aria-invalid=true]')
            }}
          />
        ) : (
          <p>{messages.full}</p>
        )}
      </div>
    </div>
  )
}

const choicesByList = new WeakMap<readonly CityChoice[], Choice[]>()

/** Returns the same array for the same list, because it is searched on every keystroke. */
function choicesOf(list: readonly CityChoice[]): Choice[] {
  const choices =
    choicesByList.get(list) ??
    list.map(({ value, full, name_en }) => ({ value, label: full, also: name_en }))
  choicesByList.set(list, choices)
  return choices
}

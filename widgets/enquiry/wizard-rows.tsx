import { useRef } from 'react'
import { useStore } from '../screen/use-store.ts'
import { form as formMessages } from '../messages/en.ts'
import { wizard as messages } from '../messages/en-wizard.ts'
import { Button } from '../parts/button.tsx'
import { Retry } from '../parts/retry.tsx'
import { cities } from '../stores/places.ts'
import type { Provider } from '../stores/provider.ts'
import type { WizardStore } from '../stores/forms/wizard.ts'
import { useAim } from './use-aim.ts'
import { WizardRow } from './wizard-row.tsx'

export interface WizardRowsProps {
  store: WizardStore
  provider: Provider
}

/** The destinations of the trip, what they add up to, and a way to have more of them. */
export function WizardRows({ store, provider }: WizardRowsProps) {
  const { destinations } = useStore(store.form.$form)
  const { days, nights } = useStore(store.$totals)
  const isFull = useStore(store.$isFull)
  const { $list, reload } = cities(provider)
  const { list, state } = useStore($list)
  const place = useRef<HTMLDivElement>(null)
  const aim = useAim(place)
  const errors = useStore(store.form.$errors)
  const goTo = (index: number) => aim(`[name="destinations.${index}.city"]`)
  const options = list.map(({ uuid, name, country }) => ({
    value: uuid,
    label: name,
    group: country,
  }))
  return (
    <div className="rows" ref={place}>
      {destinations.map((row, index) => (
        <WizardRow
          key={row.key}
          row={row}
          index={index}
          options={options}
          errors={errors}
          onEdit={(change) => store.editRow(index, change)}
          onRemove={
            destinations.length > 1 &&
            (() => {
              goTo(Math.min(index, destinations.length - 2))
              store.removeRow(index)
            })
          }
        />
      ))}
      {state === 'failed' && (
        <Retry text={formMessages.listFailed} label={formMessages.tryAgain} onRetry={reload} />
      )}
      <div className="sum">
        <p aria-live="polite" part="total">
          <span key={days}>{messages.total(days, nights)}</span>
        </p>
        {!isFull ? (
          <Button
            kind="quiet"
            label={messages.add}
            onClick={() => {
              if (store.addRow()) goTo(destinations.length)
              else aim('[aria-invalid]')
            }}
          />
        ) : (
          <p>{messages.full}</p>
        )}
      </div>
    </div>
  )
}

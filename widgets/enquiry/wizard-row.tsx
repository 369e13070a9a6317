import { wizard as messages } from '../messages/en-wizard.ts'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { type Option, Select } from '../parts/select.tsx'
import { Ticks } from '../parts/ticks.tsx'
import { daysOf, hotelsWith, nightsOf, type Row } from '../stores/forms/trip.ts'

export interface WizardRowProps {
  row: Row
  index: number
  options: readonly Option[]
  errors: Readonly<Record<string, string>>
  onEdit: (change: Partial<Row>) => void
  /** False for the one row that has to stay. */
  onRemove: (() => void) | false
}

/** One destination: where, how long, and which hotels. */
export function WizardRow({ row, index, options, errors, onEdit, onRemove }: WizardRowProps) {
  const bind = (field: string) => {
    const name = `destinations.${index}.${field}`
    return { name, error: errors[name] }
  }
  const { city, no_days, accommodation_preference: hotels } = row
  return (
    <fieldset className="row" part="row">
      <legend part="label">{messages.stop(index + 1)}</legend>
      <Select
        {...bind('city')}
        label={messages.destination}
        placeholder={messages.chooseDestination}
        options={options}
        value={city}
        onInput={(city) => onEdit({ city })}
      />
      <Field
        {...bind('no_days')}
        label={messages.days}
        inputMode="numeric"
        autoComplete="off"
        value={no_days}
        onInput={(no_days) => onEdit({ no_days })}
      />
      <Field
        {...bind('no_nights')}
        label={messages.nights}
        value={String(nightsOf(daysOf(no_days)))}
        required={false}
        readOnly
        onInput={() => {}}
      />
      <Ticks
        {...bind('accommodation_preference')}
        label={messages.hotels}
        hint={messages.oneOrMore}
        options={messages.categories.map((value) => ({
          value,
          label: value,
          ticked: hotels.includes(value),
        }))}
        onTick={(one, ticked) =>
          onEdit({ accommodation_preference: hotelsWith(hotels, one, ticked) })
        }
      />
      {onRemove && <Button kind="quiet" label={messages.remove} onClick={onRemove} />}
    </fieldset>
  )
}

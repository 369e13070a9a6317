import type { Choice } from '../contract/values/choice.ts'
import { MAX_DAYS } from '../contract/limits.ts'
import { HOTEL_CATEGORIES } from '../contract/values/hotel-categories.ts'
import { form } from '../messages/en/enquiry.ts'
import { counts as english, wizard } from '../messages/en/wizard.ts'
import type { Say } from '../messages/say.ts'
import { Button } from '../parts/button.tsx'
import { Combobox } from '../parts/combobox/combobox.tsx'
import { Field } from '../parts/field.tsx'
import { Stepper } from '../parts/stepper.tsx'
import { Ticks } from '../parts/ticks.tsx'
import type { Provider } from '../stores/provider.ts'
import { daysOf, hotelsWith, nightsOf, type Row } from '../stores/forms/wizard/trip.ts'
import { StopSeason } from './wizard-seasons.tsx'

export interface WizardRowProps {
  row: Row
  index: number
  choices: readonly Choice[]
  loading: boolean
  errors: Readonly<Record<string, string>>
  onEdit: (change: Partial<Row>) => void
  /** False for the last remaining row. */
  onRemove: (() => void) | false
  provider: Provider
  adopt: (css: string) => void
  say: Say
}

export function WizardRow(props: WizardRowProps) {
  const { row, index, choices, loading, errors, onEdit, onRemove, provider, adopt, say } = props
  const messages = say(wizard)
  const counts = say(english)
  const formMessages = say(form)
  const bind = (field: string) => {
    const name = `destinations.${index}.${field}`
    return { name, error: errors[name] }
  }
  const { city, city_text, no_days, accommodation_preference: hotels } = row
  return (
    <fieldset className="row" part="row">
      <legend part="label">{messages.stop(index + 1)}</legend>
      <Combobox
        {...bind('city')}
        label={messages.destination}
        placeholder={messages.findDestination}
        value={city}
        // Missing in drafts of earlier versions.
        text={city_text ?? ''}
        choices={choices}
        count={loading ? () => messages.loading : messages.found}
        onInput={(city) => onEdit({ city })}
        onText={(city_text) => onEdit({ city_text })}
        adopt={adopt}
        // All rows share one list, with a retry below them.
        failed={false}
        texts={{ failed: formMessages.listFailed, tryAgain: formMessages.tryAgain }}
        onRetry={async () => {}}
      />
      <Stepper
        {...bind('no_days')}
        label={messages.days}
        words={counts.days}
        min={1}
        max={MAX_DAYS}
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
      <StopSeason provider={provider} city={city} adopt={adopt} say={say} />
      <Ticks
        {...bind('accommodation_preference')}
        label={messages.hotels}
        hint={messages.oneOrMore}
        options={HOTEL_CATEGORIES.map((value) => ({
          value,
          label: messages.category[value],
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

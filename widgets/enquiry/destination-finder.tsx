// @chunk own
import { useMemo } from 'react'
import { useBinding } from '../screen/use-binding.ts'
import { useList } from '../screen/use-list.ts'
import { useStore } from '../screen/use-store.ts'
import { load } from '../contract/values/load.ts'
import { finder } from '../messages/en/destination-finder.ts'
import { enquiry, form } from '../messages/en/enquiry.ts'
import { Combobox } from '../parts/combobox/combobox.tsx'
import { destinationChoices, readChoice, sightChoice } from './destination-choices.ts'
import { popularCities } from '../stores/destinations.ts'
import { cities } from '../stores/places.ts'
import type { EnquiryStore } from '../stores/forms/enquiry.ts'
import type { Provider } from '../stores/provider.ts'
import css from './destination-finder.css?inline'

export interface DestinationFinderProps {
  store: EnquiryStore
  provider: Provider
  adopt: (css: string) => void
}

/** The destination as a combobox, in place of the native list of the first render. */
export function DestinationFinder({ store, provider, adopt }: DestinationFinderProps) {
  const { say } = store.form
  const messages = say(finder)
  const formMessages = say(form)
  const bind = useBinding(store.form)
  const { list, loading } = useList(cities(provider))
  const popular = useStore(popularCities(provider).$list).list
  const { popular: note, sentAs } = messages
  const choices = useMemo(
    () => destinationChoices(list, popular, { popular: note, sentAs }),
    [list, popular, note, sentAs],
  )
  const city = bind('destination')
  const { value: sight, onInput: onSight } = bind('sight')
  const { value: text, onInput: onText } = bind('destination_text')
  const chosen = sightChoice(city.value, sight)
  const full = list.find(({ uuid }) => uuid === city.value)?.full
  return (
    <>
      <Combobox
        {...city}
        label={say(enquiry).destination}
        placeholder={messages.placeholder}
        value={choices.some(({ value }) => value === chosen) ? chosen : city.value}
        text={text}
        choices={choices}
        count={loading ? () => messages.loading : messages.found}
        onInput={(value) => {
          const choice = readChoice(value)
          onSight(choice.sight)
          city.onInput(choice.city)
        }}
        onText={onText}
        adopt={adopt}
        // The form offers the retry, below the native list too.
        failed={false}
        texts={{ failed: formMessages.listFailed, tryAgain: formMessages.tryAgain }}
        onRetry={async () => {}}
      />
      <p className="sent-as" aria-live="polite">
        {sight && full && messages.sightSentAs(sight, full)}
      </p>
    </>
  )
}

/** Puts the finder in place of the list in `place` once its own list has loaded and nobody uses the place. */
export async function offer(
  place: () => Element | null,
  adopt: (css: string) => void,
  show: (finder: () => typeof DestinationFinder) => void,
): Promise<void> {
  await load(() => import('../parts/combobox/combobox-list.tsx'))
  const now = place()
  if (!now) return
  if (now.matches(':focus-within')) {
    const wait = () => queueMicrotask(() => void offer(place, adopt, show))
    now.addEventListener('focusout', wait, { once: true })
    return
  }
  adopt(css)
  show(() => DestinationFinder)
}

import { useMemo } from 'react'
import { useBinding } from '../screen/use-binding.ts'
import { useList } from '../screen/use-list.ts'
import { review } from '../messages/en/review.ts'
import { form } from '../messages/en/enquiry.ts'
import { Combobox } from '../parts/combobox/combobox.tsx'
import { attractions, choiceOf } from '../stores/attraction-list.ts'
import type { Provider } from '../stores/provider.ts'
import type { ReviewStore } from '../stores/forms/review.ts'

export interface ReviewFieldsProps {
  store: ReviewStore
  provider: Provider
  adopt: (css: string) => void
}

export function AttractionField({ store, provider, adopt }: ReviewFieldsProps) {
  const messages = store.form.say(review)
  const formMessages = store.form.say(form)
  const bind = useBinding(store.form)
  const { list, loading, failed, again } = useList(attractions(provider))
  const { value: text, onInput: onText } = bind('attraction_text')
  const choices = useMemo(() => list.map(choiceOf), [list])
  return (
    <div>
      <Combobox
        {...bind('attraction')}
        label={messages.attraction}
        placeholder={messages.findAttraction}
        text={text}
        choices={choices}
        count={loading ? () => messages.loading : messages.found}
        onText={onText}
        adopt={adopt}
        failed={failed}
        texts={{ failed: formMessages.listFailed, tryAgain: formMessages.tryAgain }}
        onRetry={again}
      />
    </div>
  )
}

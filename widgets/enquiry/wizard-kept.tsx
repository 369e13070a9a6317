import { useStore } from '../screen/use-store.ts'
import { form as formMessages } from '../messages/en.ts'
import { wizard as messages } from '../messages/en-wizard.ts'
import { Button } from '../parts/button.tsx'
import type { WizardStore } from '../stores/forms/wizard.ts'

/** What the marks mean, and where a draft was found, the way to be rid of it. */
export function WizardKept({ store }: { store: WizardStore }) {
  const restored = useStore(store.form.$restored)
  return (
    <div className="mark">
      <p>{formMessages.requiredMark}</p>
      {restored && (
        <div className="kept" part="kept">
          <p>{messages.kept}</p>
          <Button kind="quiet" label={messages.startOver} onClick={store.startOver} />
        </div>
      )}
    </div>
  )
}

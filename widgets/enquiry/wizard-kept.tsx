import { useStore } from '../screen/use-store.ts'
import { form as formMessages } from '../messages/en.ts'
import { Kept } from '../screen/kept.tsx'
import type { WizardStore } from '../stores/forms/wizard.ts'

/** What the marks mean, and where a draft was found, the way to be rid of it. */
export function WizardKept({ store }: { store: WizardStore }) {
  const restored = useStore(store.form.$restored)
  return (
    <div className="mark">
      <p>{formMessages.requiredMark}</p>
      {restored && <Kept onStartOver={store.startOver} />}
    </div>
  )
}

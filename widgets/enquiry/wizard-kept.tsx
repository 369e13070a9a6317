import { useStore } from '../screen/use-store.ts'
import { form as formMessages } from '../messages/en.ts'
import { Kept } from '../screen/kept.tsx'
import type { WizardStore } from '../stores/forms/wizard/wizard.ts'

export function WizardKept({ store }: { store: WizardStore }) {
  const restored = useStore(store.form.$restored)
  return (
    <div className="mark">
      <p>{formMessages.requiredMark}</p>
      {restored && <Kept onStartOver={store.startOver} />}
    </div>
  )
}

import type { Messages } from '../messages/say.ts'
import { Button } from '../parts/button.tsx'

interface WizardRemovedProps {
  name: string
  messages: Messages['wizard']
  onUndo: () => void
}

export function WizardRemoved({ name, messages, onUndo }: WizardRemovedProps) {
  return (
    <div className="undo" part="undo">
      <span>{messages.removed(name)}</span>
      <Button kind="quiet" label={messages.undo} onClick={onUndo} />
    </div>
  )
}

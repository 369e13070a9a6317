import { wizard as messages } from '../messages/en-wizard.ts'
import { Button } from '../parts/button.tsx'

export function WizardRemoved({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <div className="undo" part="undo">
      <span>{messages.removed(name)}</span>
      <Button kind="quiet" label={messages.undo} onClick={onUndo} />
    </div>
  )
}

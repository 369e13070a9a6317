import { useStore } from '../screen/use-store.ts'
import { wizard } from '../messages/en/wizard.ts'
import type { WizardStore } from '../stores/forms/wizard/wizard.ts'
import type { Removed } from '../stores/forms/wizard/wizard-lists.ts'
import { WizardRemoved } from './wizard-removed.tsx'

type ItemOf<List extends Removed['list']> = Extract<Removed, { list: List }>['item']

/**
 * A removed list item that can be restored: an undo row rendered with `at`, a live region in `heard`, and `aim`, which
 * moves the lost focus to the undo button or to the selector that `first` returns for an index.
 */
export function useRemoved<List extends Removed['list']>(
  store: WizardStore,
  list: List,
  aim: (selector: string) => void,
  first: (index: number) => string,
  nameOf: (item: ItemOf<List>, index: number) => string,
) {
  const messages = store.form.say(wizard)
  const removed = useStore(store.$removed)
  const isHere = removed?.list === list
  const name = isHere ? nameOf(removed.item as ItemOf<List>, removed.index) : ''
  const undo = (index: number) => {
    aim(first(index))
    store.undo()
  }
  return {
    at: (index: number) =>
      isHere &&
      removed.index === index && (
        <WizardRemoved name={name} messages={messages} onUndo={() => undo(index)} />
      ),
    heard: (
      <p className="heard" aria-live="polite">
        {isHere && messages.removed(name)}
      </p>
    ),
    aim: (index: number) =>
      aim(store.$removed.get()?.list === list ? '.undo > button' : first(index)),
  }
}

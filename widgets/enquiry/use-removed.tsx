import { useStore } from '../screen/use-store.ts'
import { wizard as messages } from '../messages/en-wizard.ts'
import type { WizardStore } from '../stores/forms/wizard.ts'
import type { Removed } from '../stores/forms/wizard-lists.ts'
import { WizardRemoved } from './wizard-removed.tsx'

type ItemOf<List extends Removed['list']> = Extract<Removed, { list: List }>['item']

/**
 * What was removed from a list and can be had back: drawn `at` its place, `heard` by who cannot see it, and
 * where focus goes, which lost its place: to the way back, else to what `first` finds at an index.
 */
export function useRemoved<List extends Removed['list']>(
  store: WizardStore,
  list: List,
  aim: (selector: string) => void,
  first: (index: number) => string,
  nameOf: (item: ItemOf<List>, index: number) => string,
) {
  const removed = useStore(store.$removed)
  const isHere = removed?.list === list
  // The list that it was removed from says what it is.
  const name = isHere ? nameOf(removed.item as ItemOf<List>, removed.index) : ''
  const undo = (index: number) => {
    aim(first(index))
    store.undo()
  }
  return {
    at: (index: number) =>
      isHere && removed.index === index && <WizardRemoved name={name} onUndo={() => undo(index)} />,
    heard: (
      <p className="heard" aria-live="polite">
        {isHere && messages.removed(name)}
      </p>
    ),
    aim: (index: number) =>
      aim(store.$removed.get()?.list === list ? '.undo > button' : first(index)),
  }
}

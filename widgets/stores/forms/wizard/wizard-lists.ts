import { atom, computed } from 'nanostores'
import { MAX_DESTINATIONS } from '../../../contract/limits.ts'
import type { FieldErrors, Form } from '../engine/declaration.ts'
import { only } from '../engine/own-properties.ts'
import {
  errorsWithoutRow,
  isOccasionInUse,
  isRowInUse,
  OCCASION,
  type Occasion,
  ROW,
  type Row,
  withChange,
  withoutRow,
  withRow,
} from './trip.ts'
import type { Wizard } from './wizard-rules.ts'

export type Removed =
  | { list: 'destinations'; index: number; item: Row }
  | { list: 'occasions'; index: number; item: Occasion }

const isOf = (list: Removed['list']) => (path: string) => path.startsWith(`${list}.`)
const isElsewhere = (list: Removed['list']) => (path: string) => !isOf(list)(path)

/**
 * Destinations and occasions of the wizard. A destination can be added only if the others are valid.
 * @param wrong - current errors of the fields that match
 */
export function createLists(
  form: Form<Wizard>,
  wrong: (asked: (path: string) => boolean) => FieldErrors,
) {
  const $isFull = computed(
    form.$form,
    ({ destinations }) => destinations.length >= MAX_DESTINATIONS,
  )
  /** Until another change. */
  const $removed = atom<Removed | undefined>(undefined)
  let putBack: () => void = () => {}
  let typed = form.typed()

  // Values from the host page are not a change by the visitor.
  form.$form.listen(() => {
    if (form.typed() !== typed) $removed.set(undefined)
  })

  const editRow = (index: number, change: Partial<Row>) =>
    form.type('destinations', withChange(form.$form.get().destinations, index, change))

  /** Adds a destination if the others are valid, otherwise shows their errors. */
  function addRow(): boolean {
    const rows = form.$form.get().destinations
    const wrongRows = wrong(isOf('destinations'))
    form.$errors.set({ ...only(form.$errors.get(), isElsewhere('destinations')), ...wrongRows })
    if (Object.keys(wrongRows).length > 0 || $isFull.get()) return false
    form.type('destinations', withRow(rows, ROW))
    return true
  }

  /** Removes a destination, except the last one left. Can be undone. */
  function removeRow(index: number) {
    const { destinations } = form.$form.get()
    const left = withoutRow(destinations, index)
    const item = destinations[index]
    if (!item || left === destinations) return
    offerUndo('destinations', () => form.type('destinations', destinations))
    form.$errors.set(errorsWithoutRow(form.$errors.get(), 'destinations', index))
    form.type('destinations', left)
    typed = form.typed()
    if (isRowInUse(item)) $removed.set({ list: 'destinations', index, item })
  }

  const editOccasion = (index: number, change: Partial<Occasion>) =>
    form.type('occasions', withChange(form.$form.get().occasions, index, change))

  /** Adds an occasion, unless the last one is empty. */
  function addOccasion(): boolean {
    const { occasions } = form.$form.get()
    if (!isOccasionInUse(occasions.at(-1) ?? OCCASION)) return false
    form.type('occasions', withRow(occasions, OCCASION))
    return true
  }

  /** Removes an occasion, or clears the last one left. Can be undone. */
  function removeOccasion(index: number) {
    const { occasions } = form.$form.get()
    const item = occasions[index]
    if (!item) return
    offerUndo('occasions', () => form.type('occasions', occasions))
    form.type('occasions', occasions.length > 1 ? withoutRow(occasions, index) : [OCCASION])
    typed = form.typed()
    if (isOccasionInUse(item)) $removed.set({ list: 'occasions', index, item })
  }

  function offerUndo(list: Removed['list'], put: () => void) {
    const errors = only(form.$errors.get(), isOf(list))
    putBack = () => {
      form.$errors.set({ ...only(form.$errors.get(), isElsewhere(list)), ...errors })
      put()
    }
  }

  function undo() {
    if ($removed.get()) putBack()
  }

  const verbs = {
    editRow,
    addRow,
    removeRow,
    editOccasion,
    addOccasion,
    removeOccasion,
    undo,
  }
  return { $isFull, $removed, ...verbs }
}

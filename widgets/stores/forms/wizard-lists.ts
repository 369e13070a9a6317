import { atom, computed } from 'nanostores'
import { MAX_DESTINATIONS } from '../../contract/limits.ts'
import type { FieldErrors, Form } from './declaration.ts'
import { only } from './own-entries.ts'
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
import type { Wizard } from './wizard-later.ts'

/** What was removed from where, and can be had back. */
export type Removed =
  | { list: 'destinations'; index: number; item: Row }
  | { list: 'occasions'; index: number; item: Occasion }

const isOf = (list: Removed['list']) => (path: string) => path.startsWith(`${list}.`)
const isElsewhere = (list: Removed['list']) => (path: string) => !isOf(list)(path)

/**
 * The wizard's two lists: destinations, of which one stays and each is right before there is another, and
 * occasions. `wrong` says what is wrong now with the fields that are asked for.
 */
export function createLists(
  form: Form<Wizard>,
  wrong: (asked: (path: string) => boolean) => FieldErrors,
) {
  const $isFull = computed(
    form.$form,
    ({ destinations }) => destinations.length >= MAX_DESTINATIONS,
  )
  /** What can be had back, until something else changes. */
  const $removed = atom<Removed | undefined>(undefined)
  let putBack: () => void = () => {}
  let typed = form.typed()

  // What a host fills in is no change of the visitor's.
  form.$form.listen(() => {
    if (form.typed() !== typed) $removed.set(undefined)
  })

  const editRow = (index: number, change: Partial<Row>) =>
    form.type('destinations', withChange(form.$form.get().destinations, index, change))

  /** Adds a destination if those there are right; else shows what is wrong with them. */
  function addRow(): boolean {
    const rows = form.$form.get().destinations
    const wrongRows = wrong(isOf('destinations'))
    form.$errors.set({ ...only(form.$errors.get(), isElsewhere('destinations')), ...wrongRows })
    if (Object.keys(wrongRows).length > 0 || $isFull.get()) return false
    form.type('destinations', withRow(rows, ROW))
    return true
  }

  /** Takes a city that a page leads here for into a kept draft: in its last row if that is free, else in one more. */
  function lead(city: string) {
    const rows = form.$form.get().destinations
    if (!city || rows.some((row) => row.city === city)) return
    const last = rows.length - 1
    if (!rows[last]?.city) editRow(last, { city, city_text: '' })
    else if (!$isFull.get()) {
      form.type('destinations', withChange(withRow(rows, ROW), last + 1, { city }))
    }
  }

  /** Removes a destination, but not the last one; what it held can be had back. */
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

  /** Adds an occasion, unless the last one is still empty: that one is there to be filled in. */
  function addOccasion(): boolean {
    const { occasions } = form.$form.get()
    if (!isOccasionInUse(occasions.at(-1) ?? OCCASION)) return false
    form.type('occasions', withRow(occasions, OCCASION))
    return true
  }

  /** Removes an occasion; of the last one only what was typed. Either can be had back. */
  function removeOccasion(index: number) {
    const { occasions } = form.$form.get()
    const item = occasions[index]
    if (!item) return
    offerUndo('occasions', () => form.type('occasions', occasions))
    form.type('occasions', occasions.length > 1 ? withoutRow(occasions, index) : [OCCASION])
    typed = form.typed()
    if (isOccasionInUse(item)) $removed.set({ list: 'occasions', index, item })
  }

  /** Notes how to have a list back as it is now, with what is wrong with it. */
  function offerUndo(list: Removed['list'], put: () => void) {
    const errors = only(form.$errors.get(), isOf(list))
    putBack = () => {
      form.$errors.set({ ...only(form.$errors.get(), isElsewhere(list)), ...errors })
      put()
    }
  }

  /** Brings back what was removed, at its place. */
  function undo() {
    if ($removed.get()) putBack()
  }

  const verbs = {
    editRow,
    addRow,
    lead,
    removeRow,
    editOccasion,
    addOccasion,
    removeOccasion,
    undo,
  }
  return { $isFull, $removed, ...verbs }
}

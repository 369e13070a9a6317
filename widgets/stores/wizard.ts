import { atom } from 'nanostores'
import type { Enquiry, EnquiryReceipt } from '../contract/enquiries.ts'
import { MAX_DESTINATIONS } from '../contract/limits.ts'
import { enquiry as messages } from '../messages/en.ts'
import type { Provider } from './provider.ts'
import { createSubmission, type SubmissionHost } from './submission.ts'
import { errorsIn, isPersonal, minimumStart, only } from './wizard-check.ts'
import { deliver } from './wizard-delivery.ts'
import { BLANK, createWizardForm, type Occasion, type Row, type Wizard } from './wizard-form.ts'
import { errorsWithoutRow, withChange, withoutRow, withRow } from './wizard-rows.ts'

/** What a host page fills in; '' for nothing. */
export interface Prefilled {
  city: string
  days: string
  people: string
}

const isOfRow = (path: string) => path.startsWith('destinations.')

/** One wizard enquiry, from the first tick to the company's answer. */
export function createWizard() {
  const form = createWizardForm(errorsIn)
  /** Counts the steps that the visitor took; each moves focus. */
  const $moved = atom(0)
  let filled: Prefilled = { city: '', days: '', people: '' }
  const submission = createSubmission<Wizard, Enquiry, EnquiryReceipt>(form, {
    sent: messages.sent,
    failed: messages.failed,
    load: async () => deliver,
  })

  /** Shows what the host fills in, and the proposed date, which moves on when a day ends. */
  function prefill(values = filled) {
    filled = values
    const first = { ...BLANK.destinations[0]!, city: values.city, no_days: values.days }
    form.prefill({
      number_of_adults: values.people,
      from_date: minimumStart(),
      destinations: [first],
    })
  }

  function send(provider: Provider, host: SubmissionHost<Enquiry, EnquiryReceipt>) {
    prefill()
    return submission.send(provider, host)
  }

  function moveTo(step: Wizard['step']) {
    form.type('step', step)
    $moved.set($moved.get() + 1)
  }

  /** Goes on to the second step if the first one is right. */
  function next() {
    prefill()
    const errors = only(errorsIn(form.$form.get()), (path) => !isPersonal(path))
    form.refuse(errors)
    if (Object.keys(errors).length === 0) moveTo(2)
  }

  const previous = () => moveTo(1)

  /** Discards what was typed. */
  function startOver() {
    form.clear()
    $moved.set($moved.get() + 1)
  }

  const editRow = (index: number, change: Partial<Row>) =>
    form.type('destinations', withChange(form.$form.get().destinations, index, change))

  /** Adds a destination if those there are right; else shows what is wrong with them. */
  function addRow(): boolean {
    const rows = form.$form.get().destinations
    const wrong = only(errorsIn(form.$form.get()), isOfRow)
    const others = only(form.$errors.get(), (path) => !isOfRow(path))
    form.$errors.set({ ...others, ...wrong })
    if (Object.keys(wrong).length > 0 || rows.length >= MAX_DESTINATIONS) return false
    form.type('destinations', withRow(rows, BLANK.destinations[0]!))
    return true
  }

  function removeRow(index: number) {
    form.$errors.set(errorsWithoutRow(form.$errors.get(), 'destinations', index))
    form.type('destinations', withoutRow(form.$form.get().destinations, index))
  }

  const editOccasion = (index: number, change: Partial<Occasion>) =>
    form.type('occasions', withChange(form.$form.get().occasions, index, change))

  /** Adds an occasion, unless the last one is still empty: that one is there to be filled in. */
  function addOccasion(): boolean {
    const { occasions } = form.$form.get()
    const { occasion, date_of_occasion } = occasions.at(-1)!
    if (!occasion.trim() && !date_of_occasion) return false
    form.type('occasions', withRow(occasions, BLANK.occasions[0]!))
    return true
  }

  /** Removes an occasion; of the last one only what was typed. */
  function removeOccasion(index: number) {
    const { occasions } = form.$form.get()
    if (occasions.length > 1) form.type('occasions', withoutRow(occasions, index))
    else form.type('occasions', BLANK.occasions)
  }

  const rows = { editRow, addRow, removeRow, editOccasion, addOccasion, removeOccasion }
  const steps = { $moved, prefill, next, previous, startOver }
  return { form, ...submission, send, ...steps, ...rows }
}

export type WizardStore = ReturnType<typeof createWizard>

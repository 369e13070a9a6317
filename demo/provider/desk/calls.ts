import type { DeskEnquiry, Status } from '../data/enquiries/desk-enquiries.ts'
import type { Turn } from '../data/enquiries/queue.ts'
import {
  type WorkingTime,
  oneWorkingDayAfter,
  workingMinutesAfter,
} from '../settings/working-time.ts'

/** Working time until the next attempt after an unanswered call. */
const AGAIN = 120

export interface Outcome {
  label: string
  /** What the form says of the consequence. */
  hint: string
  /** Undefined leaves the due time. */
  turn?: (working: WorkingTime, at: Date) => Turn
  /** Whether the traveller was spoken to. */
  reached: boolean
}

/** Outcomes of a call, by their value in the form. */
export const OUTCOMES: Readonly<Record<string, Outcome>> = {
  'no-answer': {
    label: 'No answer',
    hint: 'due again in 2 working hours',
    turn: (working, at) => ({ due: workingMinutesAfter(working, at, AGAIN) }),
    reached: false,
  },
  plan: {
    label: 'Spoke, we send a plan',
    hint: 'due in 1 working day',
    turn: (working, at) => ({ due: oneWorkingDayAfter(working, at) }),
    reached: true,
  },
  wait: {
    label: 'Spoke, the traveller decides',
    hint: 'waits for the traveller',
    turn: (_, at) => ({ waitsSince: at }),
    reached: true,
  },
  wrong: { label: 'Wrong number', hint: 'stays due, write an email', reached: false },
}

/** A conversation begins the work on a new enquiry. */
export const statusAfter = ({ status }: DeskEnquiry, { reached }: Outcome): Status =>
  reached && status === 'New' ? 'In progress' : status

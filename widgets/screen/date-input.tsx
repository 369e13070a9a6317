// @chunk own
import { calendar } from '../messages/en-calendar.ts'
import { DateInput as Calendar, type DateInputProps } from '../parts/date-input.tsx'
export { css } from '../parts/date-input.tsx'

/** The calendar of a date field with its words, which nobody needs before it. */
export function DateInput(props: Omit<DateInputProps, 'words'>) {
  return <Calendar {...props} words={calendar} />
}

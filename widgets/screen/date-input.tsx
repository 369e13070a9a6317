// @chunk own
import { calendar } from '../messages/en-calendar.ts'
import { DateInput as Calendar, type DateInputProps } from '../parts/date-input.tsx'
export { css } from '../parts/date-input.tsx'

/** The calendar with its texts, in one lazy chunk. */
export function DateInput(props: Omit<DateInputProps, 'words'>) {
  return <Calendar {...props} words={calendar} />
}

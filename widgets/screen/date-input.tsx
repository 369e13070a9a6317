// @chunk own
import { calendar } from '../messages/en-calendar.ts'
import { DatePicker, type DatePickerProps } from '../parts/date/date-picker.tsx'
export { css } from '../parts/date/date-picker.tsx'

/** The calendar with its texts, in one lazy chunk. */
export function DateInput(props: Omit<DatePickerProps, 'words'>) {
  return <DatePicker {...props} words={calendar} />
}

// @chunk own
import { calendar } from '../messages/en/calendar.ts'
import type { Say } from '../messages/say.ts'
import { DatePicker, type DatePickerProps } from '../parts/date/date-picker.tsx'
export { css } from '../parts/date/date-picker.tsx'

/** The calendar with its texts, in one lazy chunk. */
export function DateInput(props: Omit<DatePickerProps, 'words'> & { say: Say }) {
  return <DatePicker {...props} words={props.say(calendar)} />
}

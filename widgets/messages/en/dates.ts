import { form } from './enquiry.ts'

export const dates = {
  id: 'dates' as const,
  format: 'dd/mm/yyyy',
  failed: 'The calendar hasn’t loaded.',
  tryAgain: form.tryAgain,
}

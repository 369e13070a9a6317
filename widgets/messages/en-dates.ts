import { form } from './en.ts'

export const dates = {
  format: 'dd/mm/yyyy',
  failed: 'The calendar hasn’t loaded.',
  tryAgain: form.tryAgain,
}

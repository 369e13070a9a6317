/** Sentences of the page that sends a link for a new password. */
export const title = 'Forgot password'
export const description = 'We’ll email you a link to set a new password.'
export const lead =
  'Enter the email address of your account. We’ll email you a link to set a new password.'
export const submit = 'Submit'
export const submitting = 'Submitting'
export const back = 'Back to sign in'

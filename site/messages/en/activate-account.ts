/** Sentences of the page on which a password is chosen. Specified texts (section 2) are exact. */
export const title = 'Activate your account'
export const description = 'Choose a password for your account with the link in our email.'
export const heading = 'Generate password and activate your account'
export const resetHeading = 'Choose a new password'
export const lead = 'From now on, you’ll sign in with your email address and this password.'
export const forEmail = (email: string) => `For ${email}.`
export const signsOut = (email: string) => ` This will sign ${email} out here.`
export const reset = 'Set New Password'
export const resetting = 'Setting'
export const activate = 'Activate Account'
export const activating = 'Activating'
export const strong = 'Several words together make a strong one.'
export const again = 'Re-enter Password'
export const expired = 'This link has expired'
export const missing = 'Your link is missing'
export const expiredHint =
  'Each link works once and for a limited time. This one has been used, has expired or is incomplete.'
export const missingHint = 'To choose a password, open the link in the email we sent you.'
export const newLink = 'We can email you a new one now.'
export const getLink = 'Get a new link'
export const alreadySet = 'Already set your password? {signIn}.'
export const signIn = 'Sign in'

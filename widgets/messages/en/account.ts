/** Account forms. Texts of the specification's sections 5 and 8 are exact. */
import type { FaultTexts } from '../../contract/text.ts'
import { mobileFaults } from './mobile.ts'
import { MAX_NAME, MAX_PASSWORD, MAX_TEXT, MIN_PASSWORD } from '../../contract/limits.ts'

export const login = {
  failed: 'Invalid Username or Password',
}

export const forgotten = {
  sent: 'Your password change request has been submitted. Please check your email for reset instructions',
  failed: 'Failed to submit your request. Please try again later.',
}

export const followLink = {
  failed: 'Failed to send the link. Please try again later.',
}

export const changeRequest = {
  sent: 'Your request is on its way to our planners.',
  failed: 'Failed to send your request. Please try again later.',
}

export const cancellation = {
  sent: 'Your enquiry is canceled.',
  failed: 'Failed to cancel your enquiry. Please try again later.',
  completed: 'This enquiry is completed, so it can no longer be canceled.',
}

export const activation = {
  sent: 'Your password is set.',
  signIn: 'Your password is set. You can sign in with it now.',
  failed: 'Failed to set your password. Please try again later.',
}

export const profile = {
  sent: 'Profile updated successfully.',
  failed: 'Failed to update your profile. Please try again later.',
}

export const password = {
  sent: 'Password updated successfully.',
  failed: 'Failed to update your password. Please try again later.',
  wrong: 'This is not your old password',
  unchanged: 'Your password was not changed, because the old one is wrong.',
}

export const ownData = {
  sent: 'Your download has started.',
  failed: 'Failed to collect your data. Please try again later.',
}

export const deletion = {
  sent: 'Your account and your data have been deleted.',
  failed: 'Failed to delete your account. Please try again later.',
  wrong: 'This is not your password',
  kept: 'Nothing was deleted, because the password is wrong.',
}

const email = {
  required: 'Please enter your valid Email Address',
  email: 'Must be a valid email',
  long: 'Must be a valid email',
}
const oldPassword = { required: 'Please enter your valid password' }
const newPassword = {
  ...oldPassword,
  range: `Password must have at least ${MIN_PASSWORD} characters`,
  long: `Password can have at most ${MAX_PASSWORD} characters`,
}
const name = (required: string) => ({ required, long: `Please use at most ${MAX_NAME} characters` })

/** By field and fault. 'required' is the fallback. */
export const accountFaults = {
  email,
  reference: {
    required: 'Please enter the reference from our email',
    invalid: 'Must look like TJ-7K2M-XQ9A',
  },
  text: {
    required: 'Please tell us what to change',
    long: `Please use at most ${MAX_TEXT} characters`,
  },
  password: newPassword,
  again: { ...oldPassword, mismatch: 'Passwords do not match' },
  old_password: oldPassword,
  new_password: newPassword,
  first_name: name('Please enter your First Name'),
  last_name: name('Please enter your Last Name'),
  mobile_number: {
    required: 'Please enter your valid Mobile Number',
    ...mobileFaults,
  },
} satisfies Record<string, FaultTexts>

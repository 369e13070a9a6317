/** Separate from the faults of the first step, because they load with the wizard's request. */
import type { FieldFaults } from '../../contract/text.ts'
import { mobileFaults } from './mobile.ts'

/** By field and fault. 'required' is the fallback. */
export const personFaults = {
  id: 'personFaults' as const,
  first_name: { required: 'Please enter your First Name', long: 'This First Name is too long' },
  last_name: { required: 'Please enter your Last Name', long: 'This Last Name is too long' },
  email: {
    required: 'Please enter your Email',
    email: 'Must be a valid email',
    long: 'Must be a valid email',
  },
  phone_number: {
    required: 'Please enter your valid Mobile Number',
    ...mobileFaults,
  },
} satisfies FieldFaults<string>

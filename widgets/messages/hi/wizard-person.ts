import type * as en from '../en/wizard-person.ts'
import type { Translated } from '../say.ts'
import { mobileFaults } from './mobile.ts'

export const personFaults: Translated<typeof en.personFaults> = {
  first_name: { required: 'अपना पहला नाम लिखें', long: 'यह पहला नाम बहुत लंबा है' },
  last_name: { required: 'अपना सरनेम लिखें', long: 'यह सरनेम बहुत लंबा है' },
  email: {
    required: 'अपनी ईमेल आईडी लिखें',
    email: 'यह ईमेल आईडी सही नहीं है',
    long: 'यह ईमेल आईडी सही नहीं है',
  },
  phone_number: {
    required: 'अपना सही मोबाइल नंबर लिखें',
    ...mobileFaults,
  },
}

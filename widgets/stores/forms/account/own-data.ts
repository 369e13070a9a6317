import type { PersonalData } from '../../../contract/personal-data.ts'
import { deletion, ownData } from '../../../messages/en/account.ts'
import type { Read } from '../../read.ts'
import { createAccountForm } from './account.ts'

export const createOwnData = (ask: Read, received: (data: PersonalData) => void) =>
  createAccountForm(ask, {
    blank: {},
    words: ownData,
    received,
    later: async () => (await import('./account-later.ts')).ownData,
  })

/** Deletes the user's data and account permanently. */
export const createDeletion = (ask: Read, onSent: () => void) =>
  createAccountForm(ask, {
    blank: { password: '' },
    words: deletion,
    onSent,
    later: async () => (await import('./account-later.ts')).deletion,
  })

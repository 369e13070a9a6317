/** Separate from the account's forms, because every page may need it. */
export const session = {
  ended: 'You have been signed out. Please sign in again.',
}

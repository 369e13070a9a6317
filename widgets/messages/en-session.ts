/** What a person reads of their session, in English; apart from the account's forms, since every page may need it. */
export const session = {
  ended: 'You have been signed out. Please sign in again.',
}

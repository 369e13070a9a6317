/** Texts for browsers without JavaScript. */
export const withoutScript = {
  id: 'withoutScript' as const,
  problem: 'There is a problem',
  /** Above fields that were posted from another site's page. */
  check: 'Please check your entries and send the form.',
  /** At a file field, because browsers don't restore its value. */
  again: 'Please choose the file again.',
  /** On a page whose session needs JavaScript. */
  signIn: 'Signing in needs JavaScript.',
  signInHint: 'It didn’t load or is turned off. Without it, you can call us or send an enquiry.',
  /** Below 'I am a corporate user'. */
  corporate: 'Tick this and send the form. We’ll ask for your company and a code next.',
}

/** Texts for browsers without JavaScript. */
export const withoutScript = {
  problem: 'There is a problem',
  /** Above fields that were posted from another site's page. */
  check: 'Please check what you have written, and send it.',
  /** At a file field, because browsers don't restore its value. */
  again: 'Please choose the file once more.',
  /** On a page whose session needs JavaScript. */
  signIn: 'Signing in needs JavaScript.',
  signInHint:
    'It has not come with this page, or is turned off. Without it, call us or send us an enquiry.',
  /** Below 'I am a corporate user'. */
  corporate: 'Tick it and send the form: company and code are asked for next.',
}

/** What a person reads where no script runs, in English. */
export const withoutScript = {
  problem: 'There is a problem',
  /** Before fields that came from somebody else's page. */
  check: 'Please check what you have written, and send it.',
  /** At a field of files, which a browser does not fill again. */
  again: 'Please choose the file once more.',
  /** On a page that keeps who is signed in where only a script can. */
  signIn: 'Signing in needs JavaScript.',
  signInHint:
    'It has not come with this page, or is turned off. Without it, call us or send us an enquiry.',
  /** Under 'I am a corporate user'. */
  corporate: 'Tick it and send the form: company and code are asked for next.',
}

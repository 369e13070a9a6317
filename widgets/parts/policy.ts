/**
 * Whether a page has a content security policy, told without trying what it may forbid: a policy that came
 * with the page hides the nonce of whatever is put into it (HTML, 3.2.6.7), and others stand in its markup.
 */
export function hasPolicy(place: Element): boolean {
  const probe = document.createElement('i')
  probe.setAttribute('nonce', 'asked')
  place.append(probe)
  const isHidden = probe.getAttribute('nonce') === ''
  probe.remove()
  const meta = 'meta[http-equiv="content-security-policy" i]'
  return isHidden || document.querySelector(meta) !== null
}

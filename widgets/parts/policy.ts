/**
 * True if a page has a content security policy, found without a violation report. A policy in a header hides the nonce
 * of inserted elements (HTML, 3.2.6.7); others are in the markup.
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

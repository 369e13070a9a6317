/**
 * Goes to the host page's own confirmation after a form was sent, with its reference. Only pages of the same origin
 * are allowed, so that no attribute that a visitor's link wrote can lead elsewhere or run a script.
 */
export function leadOn(thanks: string | null | undefined, { reference }: { reference?: string }) {
  if (!thanks || !URL.canParse(thanks, document.baseURI)) return
  const to = new URL(thanks, document.baseURI)
  if (to.origin !== location.origin || !/^https?:$/.test(to.protocol)) return
  if (reference) to.searchParams.set('reference', reference)
  location.assign(to)
}

import { colours } from '../../../site/brand.ts'
import { FRAMES } from '../../../site/routing/frames.ts'
import { escaped } from '../../../widgets/contract/values/escaped.ts'
import type { Messages } from '../../provider/messages/messages.ts'

/** Style sheet of all pages for frames. */
export const style = `html{color-scheme:light dark;font-family:system-ui,sans-serif}body{margin:0}
main,form{display:grid;gap:1rem;justify-items:start}main{padding:1.5rem 1rem;line-height:1.45}h1,h2,p,ol{margin:0}
h1{font-size:1.5em}.sent::before{display:inline-block;width:1.5em;margin-inline-end:.5em;border:2px solid;border-radius:50%;color:light-dark(${colours.good},${colours.goodNight});font-size:.75em;line-height:1.5;text-align:center;content:'\\2713'/''}
h2{font-size:1em}.reference{border:2px dashed;border-color:color-mix(in srgb,currentColor 40%,#0000);border-radius:8px;padding:.75rem 1rem}
strong{display:block;font-size:1.5em;letter-spacing:.04em}ol{display:grid;gap:.5rem;padding-inline-start:1.25em}
button{min-height:44px;padding:.5rem 1.25rem;border:0;border-radius:8px;background:${colours.rust};color:#fff;font:inherit;font-weight:600;cursor:pointer}
[role=alert]{padding-inline-start:.75rem;border-inline-start:3px solid ${colours.marigold};font-weight:600}`

const SENT = { 'trip-review': 'reviewSent', 'trip-testimonial': 'testimonialSent' } as const

const isSent = (form: string): form is keyof typeof SENT => Object.hasOwn(SENT, form)

export interface ThanksQuery {
  form?: string | undefined
  reference?: string | undefined
  /** Token of the button that confirms that the sender is a person. */
  confirm?: string | undefined
  /** Result of a press. */
  confirmed?: string | undefined
}

/**
 * Title and content of the page after a form was sent without JavaScript. It claims nothing that was not sent.
 * @param action path and query of the page, without the token and the result
 */
export function frameThanks(
  { frame, letter, enquiry }: Messages,
  { form = '', reference = '', confirm = '', confirmed = '' }: ThanksQuery,
  action: string,
): [title: string, body: string] {
  const titled = (said: string, mark: string, rest: string): [string, string] => [
    said.replace(/[.।]$/, ''),
    `<main><h1${mark}>${said}</h1>${rest}</main>`,
  ]
  const result = confirmed === 'confirmed' ? `<p>${frame.confirmed}</p>` : ''
  const open = confirm
    ? `<form method="post" action="${escaped(action)}"><h2>${frame.person}</h2>${confirmed === 'early' ? `<p role="alert">${frame.early}</p>` : ''}<p>${frame.personWhy}</p><input type="hidden" name="confirm" value="${escaped(confirm)}"><button>${frame.isPerson}</button></form>`
    : confirmed === 'failed' && `<p>${frame.notConfirmed}</p>`
  if (/^[A-Z]{2}(?:-[A-Z2-9]{4}){2}$/.test(reference)) {
    const ticket = `<p class="reference">${frame.reference} <strong dir="ltr">${reference}</strong></p>`
    const next = [frame.call, frame.copy, enquiry.free].map((line) => `<li>${line}</li>`).join('')
    const rest = open || `${result}<h2>${letter.next}</h2><ol>${next}</ol>`
    return titled(frame.enquirySent, ' class="sent"', ticket + rest)
  }
  if (isSent(form))
    return titled(frame[SENT[form]], ' class="sent"', open || `${result}<p>${frame.thanks}</p>`)
  const link = `<p><a href="${FRAMES.enquiry.path}">${frame.plan}</a></p>`
  return [frame.nothing, titled(frame.nothingHere, '', link)[1]]
}

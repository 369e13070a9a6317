import { colours } from '../../../site/brand.ts'
import { FRAMES } from '../../../site/routing/frames.ts'
import type { Messages } from '../../provider/messages/messages.ts'

/** Style sheet of all pages for frames. */
export const style = `html{color-scheme:light dark;font-family:system-ui,sans-serif}body{margin:0}
main{display:grid;gap:1rem;justify-items:start;padding:1.5rem 1rem;line-height:1.45}h1,h2,p,ol{margin:0}
h1{font-size:1.5em}.sent::before{display:inline-block;width:1.5em;margin-inline-end:.5em;border:2px solid;border-radius:50%;color:light-dark(${colours.good},${colours.goodNight});font-size:.75em;line-height:1.5;text-align:center;content:'\\2713'/''}
h2{font-size:1em}.reference{border:2px dashed;border-color:color-mix(in srgb,currentColor 40%,#0000);border-radius:8px;padding:.75rem 1rem}
strong{display:block;font-size:1.5em;letter-spacing:.04em}ol{display:grid;gap:.5rem;padding-inline-start:1.25em}`

const SENT = { 'trip-review': 'reviewSent', 'trip-testimonial': 'testimonialSent' } as const

const isSent = (form: string): form is keyof typeof SENT => Object.hasOwn(SENT, form)

/** Title and content of the page after a form was sent without JavaScript. It claims nothing that was not sent. */
export function frameThanks(
  { frame, letter, enquiry }: Messages,
  form: string,
  reference: string,
): [title: string, body: string] {
  const titled = (said: string, mark: string, rest: string): [string, string] => [
    said.replace(/[.।]$/, ''),
    `<main><h1${mark}>${said}</h1>${rest}</main>`,
  ]
  if (/^[A-Z]{2}(?:-[A-Z2-9]{4}){2}$/.test(reference)) {
    const ticket = `<p class="reference">${frame.reference} <strong dir="ltr">${reference}</strong></p>`
    const next = [frame.call, frame.copy, enquiry.free].map((line) => `<li>${line}</li>`).join('')
    const rest = `${ticket}<h2>${letter.next}</h2><ol>${next}</ol>`
    return titled(frame.enquirySent, ' class="sent"', rest)
  }
  if (isSent(form)) return titled(frame[SENT[form]], ' class="sent"', `<p>${frame.thanks}</p>`)
  const link = `<p><a href="${FRAMES.enquiry.path}">${frame.plan}</a></p>`
  return [frame.nothing, titled(frame.nothingHere, '', link)[1]]
}

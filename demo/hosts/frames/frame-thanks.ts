import { brand, colours } from '../../../site/brand.ts'
import { FRAMES } from '../../../site/routing/frames.ts'

/** Style sheet of all pages for frames. */
export const style = `html{color-scheme:light dark;font-family:system-ui,sans-serif}body{margin:0}
main{display:grid;gap:1rem;justify-items:start;padding:1.5rem 1rem;line-height:1.45}h1,h2,p,ol{margin:0}
h1{font-size:1.5em}.sent::before{display:inline-block;width:1.5em;margin-inline-end:.5em;border:2px solid;border-radius:50%;color:light-dark(${colours.good},${colours.goodNight});font-size:.75em;line-height:1.5;text-align:center;content:'\\2713'/''}
h2{font-size:1em}.reference{border:2px dashed;border-color:color-mix(in srgb,currentColor 40%,#0000);border-radius:8px;padding:.75rem 1rem}
strong{display:block;font-size:1.5em;letter-spacing:.04em}ol{display:grid;gap:.5rem;padding-inline-start:1.25em}`

const NEXT = [
  `One of our planners will read it and call you within ${brand.callsWithin}.`,
  'We’ve emailed you a copy with a link to follow your enquiry online.',
  'Nothing is booked or charged until you say yes.',
]

const SENT: Record<string, string> = {
  'trip-review': 'We have your review.',
  'trip-testimonial': 'We have your video.',
}

/** Title and content of the page after a form was sent without JavaScript. It claims nothing that was not sent. */
export function frameThanks(form: string, reference: string): [title: string, body: string] {
  if (/^[A-Z]{2}(?:-[A-Z2-9]{4}){2}$/.test(reference)) {
    const ticket = `<p class="reference">Your reference <strong>${reference}</strong></p>`
    const list = `<ol>${NEXT.map((line) => `<li>${line}</li>`).join('')}</ol>`
    const said = 'We have your enquiry.'
    return [
      said.slice(0, -1),
      `<main><h1 class="sent">${said}</h1>${ticket}<h2>What happens next</h2>${list}</main>`,
    ]
  }
  const said = Object.hasOwn(SENT, form) ? SENT[form] : undefined
  if (said) {
    const thanks = '<p>Thank you for helping other travellers choose.</p>'
    return [said.slice(0, -1), `<main><h1 class="sent">${said}</h1>${thanks}</main>`]
  }
  const link = `<p><a href="${FRAMES.enquiry.path}">Plan a trip</a></p>`
  return ['Nothing to show', `<main><h1>There is nothing to show here.</h1>${link}</main>`]
}

import { html, raw } from 'hono/html'
import { brand, dial, unbroken } from '../../../site/brand.ts'
import { type Fact, type Letter, type Part, type StopTold, factsTold } from './letter.ts'
import { dark, look } from './letter-style.ts'
import { linesOf, oneLine } from './one-line.ts'
import { validHtml } from '../http/valid-html.ts'
import { sentence } from './trip-in-words.ts'

/**
 * A letter as a single-column page without external resources. The template escapes every value; only the style sheet
 * is raw.
 */
export function letterAsHtml({ subject, parts, desk }: Letter): string {
  const page = html`<!doctype html>
    <html lang="en" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${oneLine(subject)}</title>
        ${raw(`<style>${dark}</style>`)}
      </head>
      <body class="ground" style="${look.ground}">
        <main>
          <table role="presentation" style="${look.sheet}">
            <tbody>
              <tr>
                <td style="${look.band}"><p style="${look.name}">${brand.name}</p></td>
              </tr>
              <tr>
                <td class="body" style="${look.body}">${parts.map(told)}</td>
              </tr>
              <tr>
                <td style="${look.end}">${signature(desk)}</td>
              </tr>
            </tbody>
          </table>
        </main>
      </body>
    </html>`
  // Strips indents to keep emails small.
  return validHtml(String(page)).replace(/\n\s*/g, '\n')
}

function told(part: Part) {
  switch (part.kind) {
    case 'title':
      return html`<h1 class="ink" style="${look.title}">${oneLine(part.text)}</h1>`
    case 'heading':
      return html`<h2 class="ink" style="${look.heading}">${oneLine(part.text)}</h2>`
    case 'say':
      return html`<p style="${look.say}">${oneLine(part.text)}</p>`
    case 'aside':
      return html`<p class="quiet" style="${look.aside}">${oneLine(part.text)}</p>`
    case 'code':
      return html`<p class="panel code" style="${look.code}">${oneLine(part.text)}</p>`
    case 'quote':
      return html`<blockquote dir="auto" style="${look.quote}">
        ${linesOf(part.text).map((line) => html`${line}<br />`)}
      </blockquote>`
    case 'lines':
      return html`<p dir="auto" style="${look.say}">
        ${linesOf(part.text).map((line) => html`${line}<br />`)}
      </p>`
    case 'steps':
      return list(part.steps.map((step) => html`${oneLine(step)}`))
    case 'facts':
      return table(part.facts, look.facts)
    case 'link':
      return link(part)
    case 'trip':
      return trip(part)
  }
}

type Kind<Name extends Part['kind']> = Extract<Part, { kind: Name }>

function trip({ trip: { what, how }, stops, facts, note }: Kind<'trip'>) {
  return html`<div class="panel" style="${look.trip}">
    <h1 class="ink" style="${look.tripTitle}">${oneLine(what)}</h1>
    ${how && html`<p style="${look.tripHow}">${sentence(oneLine(how))}</p>`}
    ${list(stops.map(stop))} ${table(facts, look.tripFacts)}
    ${note && html`<p class="quiet" style="${look.tripNote}">${oneLine(note)}</p>`}
  </div>`
}

const stop = ({ place, stay }: StopTold) =>
  html`<strong>${oneLine(place)}</strong><br />${oneLine(stay)}`

function list(items: ReturnType<typeof html>[]) {
  return html`<ol style="${look.list}">
    ${items.map((item) => html`<li style="${look.item}">${item}</li>`)}
  </ol>`
}

function table(facts: Fact[], style: string) {
  const rows = factsTold(facts).map(
    ([name, value]) =>
      html`<tr>
        <th scope="row" class="quiet line" style="${look.fact}">${name}</th>
        <td class="line" style="${look.value}"><bdi>${value}</bdi></td>
      </tr>`,
  )
  return (
    rows.length > 0 &&
    html`<table style="${style}">
      <tbody>
        ${rows}
      </tbody>
    </table>`
  )
}

function link({ label, address }: Kind<'link'>) {
  const target = oneLine(address)
  return html`<p style="${look.action}">
      <a class="button" href="${target}" target="_blank" style="${look.button}"
        >${oneLine(label)}</a
      >
    </p>
    <p class="quiet" style="${look.address}">
      Or open this address:<br />
      <a href="${target}" target="_blank" style="${look.link}">${target}</a>
    </p>`
}

function signature(desk: string) {
  const phones = brand.phones.map(
    (phone, index) =>
      html`${index > 0 && ' or '}<a href="${dial(phone)}" style="${look.endLink}"
          >${unbroken(phone)}</a
        >`,
  )
  return html`<p style="${look.endLine}">
      <strong>${brand.name}</strong><br />${brand.address.join(', ')}
    </p>
    <p style="${look.endLine}">
      Call ${phones}<br />
      Write to <a href="mailto:${desk}" style="${look.endLink}">${desk}</a>
    </p>`
}

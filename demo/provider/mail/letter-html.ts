import { html, raw } from 'hono/html'
import { brand, dial, unbroken } from '../../../site/brand.ts'
import { type Fact, type Letter, type Part, type StopTold, factsTold } from './letter.ts'
import { type Look, dark, lookOf } from './letter-style.ts'
import { isolatesIn, linesOf, oneLine } from './one-line.ts'
import { validHtml } from '../http/valid-html.ts'
import { sentence } from './trip-in-words.ts'

/** A letter, and how its language looks. */
interface Drawn extends Letter {
  look: Look
  /** Escapes a sentence, with its values apart in languages written from right to left. */
  line: (text: string) => ReturnType<typeof html>
}

/**
 * A letter as a single-column page without external resources. The template escapes every value; only the style sheet
 * is raw.
 */
export function letterAsHtml(letter: Letter): string {
  const { subject, parts, says } = letter
  const { code, dir } = says.language
  const look = lookOf(says.language)
  const line = (text: string) =>
    dir === 'ltr'
      ? html`${oneLine(text)}`
      : html`${isolatesIn(text).map((piece, index) => (index % 2 ? apart(piece) : piece))}`
  const drawn = { ...letter, look, line }
  const page = html`<!doctype html>
    <html lang="${code}" dir="${dir}">
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
          <table role="presentation" lang="${code}" dir="${dir}" style="${look.sheet}">
            <tbody>
              <tr>
                <td style="${look.band}"><p style="${look.name}">${brand.name}</p></td>
              </tr>
              <tr>
                <td class="body" style="${look.body}">${parts.map((part) => told(part, drawn))}</td>
              </tr>
              <tr>
                <td style="${look.end}">${signature(drawn)}</td>
              </tr>
            </tbody>
          </table>
        </main>
      </body>
    </html>`
  // Strips indents to keep emails small.
  return validHtml(String(page)).replace(/\n\s*/g, '\n')
}

/** Without a letter, as in a phone number, a value would have the direction of the text around it. */
const apart = (value: string) =>
  /\p{L}/u.test(value) ? html`<bdi>${value}</bdi>` : html`<bdi dir="ltr">${unbroken(value)}</bdi>`

function told(part: Part, drawn: Drawn) {
  const { look, line } = drawn
  switch (part.kind) {
    case 'title':
      return html`<h1 class="ink" style="${look.title}">${line(part.text)}</h1>`
    case 'heading':
      return html`<h2 class="ink" style="${look.heading}">${line(part.text)}</h2>`
    case 'say':
      return html`<p style="${look.say}">${line(part.text)}</p>`
    case 'aside':
      return html`<p class="quiet" style="${look.aside}">${line(part.text)}</p>`
    case 'code':
      return html`<p class="panel code" style="${look.code}">${oneLine(part.text)}</p>`
    case 'quote':
      return html`<blockquote dir="auto" style="${look.quote}">
        ${linesOf(part.text).map((each) => html`${each}<br />`)}
      </blockquote>`
    case 'lines':
      return html`<p dir="auto" style="${look.say}">
        ${linesOf(part.text).map((each) => html`${each}<br />`)}
      </p>`
    case 'steps':
      return list(part.steps.map(line), look)
    case 'facts':
      return table(part.facts, look.facts, look)
    case 'link':
      return link(part, drawn)
    case 'trip':
      return trip(part, drawn)
  }
}

type Kind<Name extends Part['kind']> = Extract<Part, { kind: Name }>

function trip({ trip: { what, how }, stops, facts, note }: Kind<'trip'>, { look, line }: Drawn) {
  const stop = ({ place, stay }: StopTold) =>
    html`<strong><bdi>${oneLine(place)}</bdi></strong
      ><br />${line(stay)}`
  return html`<div class="panel" style="${look.trip}">
    <h1 class="ink" style="${look.tripTitle}">${line(what)}</h1>
    ${how && html`<p style="${look.tripHow}">${line(sentence(how))}</p>`}
    ${list(stops.map(stop), look)} ${table(facts, look.tripFacts, look)}
    ${note && html`<p class="quiet" style="${look.tripNote}">${line(note)}</p>`}
  </div>`
}

function list(items: ReturnType<typeof html>[], look: Look) {
  return html`<ol style="${look.list}">
    ${items.map((item) => html`<li style="${look.item}">${item}</li>`)}
  </ol>`
}

function table(facts: Fact[], style: string, look: Look) {
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

function link({ label, address }: Kind<'link'>, { look, line, says }: Drawn) {
  const target = oneLine(address)
  return html`<p style="${look.action}">
      <a class="button" href="${target}" target="_blank" style="${look.button}">${line(label)}</a>
    </p>
    <p class="quiet" style="${look.address}">
      ${says.letter.orOpen}<br />
      <a dir="ltr" href="${target}" target="_blank" style="${look.link}">${target}</a>
    </p>`
}

function signature({ desk, look, says: { letter } }: Drawn) {
  const phones = brand.phones.map(
    (phone, index) =>
      html`${index > 0 && ` ${letter.or} `}<a
          dir="ltr"
          href="${dial(phone)}"
          style="${look.endLink}"
          >${unbroken(phone)}</a
        >`,
  )
  return html`<p style="${look.endLine}">
      <strong>${brand.name}</strong><br /><bdi>${brand.address.join(', ')}</bdi>
    </p>
    <p style="${look.endLine}">
      ${letter.call} ${phones}<br />
      ${letter.write} <a dir="ltr" href="mailto:${desk}" style="${look.endLink}">${desk}</a>
    </p>`
}

import { brand } from '../../../site/brand.ts'
import type { Messages } from '../messages/messages.ts'
import { type Fact, type Letter, type Part, factsTold } from './letter.ts'
import { isolatesIn, linesOf, oneLine } from './one-line.ts'

/** A letter as plain text, with the sender below a line. */
export function letterAsText({ parts, desk, says }: Letter): string {
  let text = ''
  let last: Part['kind'] | undefined
  for (const part of parts) {
    if (last) text += last === 'heading' ? '\n' : '\n\n'
    text += told(part, says)
    last = part.kind
  }
  return `${text}\n\n-- \n${signature(desk, says)}\n`
}

/** A value whose direction may differ from that of the text around it. */
const apart = ({ language }: Messages, text: string) =>
  language.dir === 'rtl' ? `\u2068${text}\u2069` : text

function lineOf(says: Messages, text: string): string {
  if (says.language.dir === 'ltr') return oneLine(text)
  const pieces = isolatesIn(text).map((piece, index) => (index % 2 ? apart(says, piece) : piece))
  return pieces.join('').trim()
}

function told(part: Part, says: Messages): string {
  const line = (text: string) => lineOf(says, text)
  switch (part.kind) {
    case 'trip': {
      const { trip, stops, facts, note } = part
      const way = stops.map(
        ({ place, stay }, index) => `${index + 1}. ${apart(says, oneLine(place))}: ${line(stay)}`,
      )
      const words = line([trip.what, trip.how].filter(Boolean).join(': '))
      return [words, way.join('\n'), columns(facts, says), note].filter(Boolean).join('\n\n')
    }
    case 'facts':
      return columns(part.facts, says)
    case 'steps':
      return part.steps.map((step, index) => `${index + 1}. ${line(step)}`).join('\n')
    case 'quote':
      return linesOf(part.text)
        .map((line) => `> ${line}`.trimEnd())
        .join('\n')
    case 'lines':
      return linesOf(part.text).join('\n')
    case 'code':
      return `    ${oneLine(part.text)}`
    case 'link':
      return `${line(part.label)}:\n\n    ${oneLine(part.address)}`
    default:
      return line(part.text)
  }
}

/** Aligned in English only: letters of other scripts have no fixed width. */
function columns(facts: Fact[], says: Messages): string {
  const lines = factsTold(facts)
  if (says.language.code !== 'en')
    return lines.map(([name, value]) => `${name}: ${apart(says, value)}`).join('\n')
  const width = Math.max(...lines.map(([name]) => name.length)) + 2
  return lines.map(([name, value]) => name.padEnd(width) + value).join('\n')
}

function signature(desk: string, says: Messages): string {
  const { call, or, write } = says.letter
  const phones = brand.phones.map((phone) => apart(says, phone)).join(` ${or} `)
  const reach = [`${call} ${phones}`, `${write} ${apart(says, desk)}`]
  return [brand.name, brand.address.join(', '), ...reach].join('\n')
}

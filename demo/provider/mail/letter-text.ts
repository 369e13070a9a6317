import { brand } from '../../../site/brand.ts'
import { type Fact, type Letter, type Part, factsTold } from './letter.ts'
import { linesOf, oneLine } from './one-line.ts'

/** A letter as plain text, with the sender below a line. */
export function letterAsText({ parts, desk }: Letter): string {
  let text = ''
  let last: Part['kind'] | undefined
  for (const part of parts) {
    if (last) text += last === 'heading' ? '\n' : '\n\n'
    text += told(part)
    last = part.kind
  }
  return `${text}\n\n-- \n${signature(desk)}\n`
}

function told(part: Part): string {
  switch (part.kind) {
    case 'trip': {
      const { trip, stops, facts, note } = part
      const way = stops.map(
        ({ place, stay }, index) => `${index + 1}. ${oneLine(`${place}: ${stay}`)}`,
      )
      const words = oneLine([trip.what, trip.how].filter(Boolean).join(': '))
      return [words, way.join('\n'), columns(facts), note].filter(Boolean).join('\n\n')
    }
    case 'facts':
      return columns(part.facts)
    case 'steps':
      return part.steps.map((step, index) => `${index + 1}. ${oneLine(step)}`).join('\n')
    case 'quote':
      return linesOf(part.text)
        .map((line) => `> ${line}`.trimEnd())
        .join('\n')
    case 'lines':
      return linesOf(part.text).join('\n')
    case 'code':
      return `    ${oneLine(part.text)}`
    case 'link':
      return `${oneLine(part.label)}:\n\n    ${oneLine(part.address)}`
    default:
      return oneLine(part.text)
  }
}

function columns(facts: Fact[]): string {
  const lines = factsTold(facts)
  const width = Math.max(...lines.map(([name]) => name.length)) + 2
  return lines.map(([name, value]) => name.padEnd(width) + value).join('\n')
}

function signature(desk: string): string {
  const reach = [`Call ${brand.phones.join(' or ')}`, `Write to ${desk}`]
  return [brand.name, brand.address.join(', '), ...reach].join('\n')
}

import { noteChange } from '../engine/change-counter.ts'
import type { Queries } from '../engine/database.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'

const BLOT = '[deleted]'

/**
 * Replaces addresses in the free texts of other people's rows, such as a colleague's note or a traveller's
 * quote. Names stay, because two people may share one.
 * @param addresses JSON list, in lower case
 */
export async function blotOut(queries: Queries, addresses: string): Promise<void> {
  const spelled = (JSON.parse(addresses) as string[]).flatMap((address) => [
    address,
    asHtml(address),
  ])
  const needles = [...new Set(spelled)]
  for (const [table, { texts = [] }] of Object.entries(PERSONAL_TABLES)) {
    if (texts.length === 0) continue
    const blotted = texts.map(
      (column) => `${column} = regexp_replace(${column}, $1, '${BLOT}', 'gi')`,
    )
    // Plain text search first, because the regular expression is slow and every row is checked.
    const found = texts.flatMap((column) =>
      needles.map((_, index) => `strpos(lower(${column}), $${index + 2}) > 0`),
    )
    await queries.query(`update ${table} set ${blotted.join()} where ${found.join(' or ')}`, [
      patternOf(needles),
      ...needles,
    ])
  }
  noteChange(queries, 'reviews', 'testimonials')
}

/** Emails contain an address both as text and as HTML. */
const asHtml = (address: string) => address.replaceAll('&', '&amp;').replaceAll("'", '&#39;')

/** A PostgreSQL pattern that doesn't match inside longer addresses. */
function patternOf(needles: string[]): string {
  const each = needles.map((needle) => needle.replace(/[^\p{L}\p{N}_]/gu, '\\$&'))
  return `(?<![\\w.+'&-])(?:${each.join('|')})(?![\\w-]|\\.\\w)`
}

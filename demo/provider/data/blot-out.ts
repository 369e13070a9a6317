import type { Queries } from './database.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'

/** What stands in the place of an address. */
const BLOT = '[deleted]'

/**
 * Blots out addresses, given as a JSON list in lower case, in the free texts of rows that belong to somebody else: an
 * address that a colleague wrote into a note, or that a traveller quoted. Names are not looked for: two people
 * may have the same one.
 */
export async function blotOut({ query }: Queries, addresses: string): Promise<void> {
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
    // Found as plain text first: the pattern is slow, and every row is looked at.
    const found = texts.flatMap((column) =>
      needles.map((_, index) => `strpos(lower(${column}), $${index + 2}) > 0`),
    )
    await query(`update ${table} set ${blotted.join()} where ${found.join(' or ')}`, [
      patternOf(needles),
      ...needles,
    ])
  }
}

/** Emails have an address as text and as HTML. */
const asHtml = (address: string) => address.replaceAll('&', '&amp;').replaceAll("'", '&#39;')

/** The pattern by which PostgreSQL finds them, but not as a part of longer addresses. */
function patternOf(needles: string[]): string {
  const each = needles.map((needle) => needle.replace(/[^\p{L}\p{N}_]/gu, '\\$&'))
  return `(?<![\\w.+'&-])(?:${each.join('|')})(?![\\w-]|\\.\\w)`
}

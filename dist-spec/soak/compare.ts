import type { Kind } from './plan.ts'

export interface Submitted {
  email: string
  kind: Kind
  /** The reference that the page showed, if the visitor saw one. */
  reference?: string | undefined
  /** Of its files, in order. */
  hashes: string[]
}

export interface StoredRow {
  email: string
  kind: Kind
  reference?: string | undefined
  /** '' for a file that is missing. */
  hashes: string[]
}

export interface StoredEmail {
  kind: string
  /** The traveller's address. */
  email: string
  /** Of the row that it belongs to. */
  reference: string | null
  /** True if its subject has this reference. Its text is deleted once it is sent, because of the link in it. */
  isQuoted: boolean
  isDelivered: boolean
}

export interface Comparison {
  /** Intents by kind with exactly one right row. */
  right: Record<Kind, number>
  /** Emails that are right. */
  emails: number
  /** One line for each difference, which names its intent. */
  differences: string[]
}

const EMAILS = ['enquiry-to-desk', 'enquiry-to-traveller']

/** Finds everything that was lost, stored twice, mixed up or never submitted. */
export function compare(
  submitted: readonly Submitted[],
  rows: readonly StoredRow[],
  emails: readonly StoredEmail[],
): Comparison {
  const right = { enquiry: 0, review: 0, testimonial: 0 }
  const differences: string[] = []
  const known = new Set(submitted.map(({ email }) => email))
  const rowsOf = byEmail(rows)
  const emailsOf = byEmail(emails)
  let rightEmails = 0
  for (const intent of submitted) {
    const own = rowsOf.get(intent.email) ?? []
    const found = faultsOf(intent, own)
    if (found.length === 0) right[intent.kind] += 1
    const expected = intent.kind === 'enquiry' ? EMAILS : []
    const kept = emailsOf.get(intent.email) ?? []
    for (const kind of new Set([...expected, ...kept.map(({ kind }) => kind)])) {
      const same = kept.filter((email) => email.kind === kind)
      const count = expected.includes(kind) ? 1 : 0
      if (same.length !== count) found.push(`has ${same.length} emails '${kind}'`)
    }
    for (const email of kept) {
      const isOurs = email.reference === own[0]?.reference && email.isQuoted
      if (!isOurs) found.push(`has an email '${email.kind}' about another enquiry`)
      if (!email.isDelivered) found.push(`has an email '${email.kind}' that was not delivered`)
      if (isOurs && email.isDelivered) rightEmails += 1
    }
    differences.push(...found.map((fault) => `${intent.email} ${fault}`))
  }
  for (const email of [...rowsOf.keys(), ...emailsOf.keys()]) {
    if (!known.has(email)) differences.push(`${email} is stored, but nobody submitted it`)
  }
  return { right, emails: rightEmails, differences }
}

function faultsOf({ kind, reference, hashes }: Submitted, rows: StoredRow[]): string[] {
  const [row] = rows
  if (!row) return ['is lost']
  if (rows.length > 1) return [`is stored ${rows.length} times`]
  const faults: string[] = []
  if (row.kind !== kind) faults.push(`is stored as ${row.kind}`)
  if (reference !== undefined && row.reference !== reference) {
    faults.push(`was shown the reference ${reference}, but has ${row.reference}`)
  }
  if (row.hashes.join() !== hashes.join()) faults.push('has other files than those chosen')
  return faults
}

function byEmail<Each extends { email: string }>(all: readonly Each[]): Map<string, Each[]> {
  const found = new Map<string, Each[]>()
  for (const each of all) found.set(each.email, [...(found.get(each.email) ?? []), each])
  return found
}

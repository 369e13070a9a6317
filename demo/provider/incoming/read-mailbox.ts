import { ImapFlow } from 'imapflow'
import { unavailableCodeOf } from '../errors/database-unavailable.ts'
import { DiskFull, diskFullCodeOf } from '../errors/disk-full.ts'
import { StoreAway } from '../errors/store-away.ts'
import type { ImapSettings } from '../settings/incoming-settings.ts'
import { LARGEST_MAIL, type Reception, receiveMail } from './receive-mail.ts'

/** Emails whose numbers and sizes are read at a time. */
const BATCH = 500

/** In ms. */
const PATIENCE = 30_000

/**
 * Stores all unseen emails of a mailbox, oldest first, then marks each as seen or moves it, so that a crash in between
 * repeats it.
 * @param goesOn asked before each email; false ends the reading
 * @returns number of new emails
 * @throws the error of an unreachable mail server, database or store
 */
export async function readMailbox(
  reception: Reception,
  imap: ImapSettings,
  goesOn: () => Promise<boolean>,
): Promise<number> {
  const client = clientOf(imap)
  // Without a listener, an error between two commands would end the process. Running commands fail with it.
  client.on('error', () => {})
  await client.connect()
  try {
    const { exists } = await client.mailboxOpen(imap.folder)
    const unseen: number[] = []
    for (let at = 1; at <= exists; at += BATCH) {
      const seq = `${at}:${Math.min(at + BATCH - 1, exists)}`
      unseen.push(...((await client.search({ seq, seen: false }, { uid: true })) || []))
    }
    let stored = 0
    for (const uid of unseen) {
      if (!(await goesOn())) break
      if (await takeOne(client, reception, uid, imap.moveTo)) stored += 1
    }
    return stored
  } finally {
    await client.logout().catch(() => client.close())
  }
}

function clientOf({ host, port, secure, user, password }: ImapSettings): ImapFlow {
  return new ImapFlow({
    host,
    port,
    secure,
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: 4 * PATIENCE,
  })
}

/** Returns whether the email is new. */
async function takeOne(
  client: ImapFlow,
  reception: Reception,
  uid: number,
  moveTo: string | undefined,
): Promise<boolean> {
  const one = { uid: true }
  let isNew = false
  try {
    const raw = await fetched(client, uid)
    // Another program has moved it.
    if (!raw) return false
    isNew = await receive(reception, raw.bytes, raw.isLarge)
  } catch (error) {
    if (!client.usable || isAway(error)) throw error
    reception.settings.log('an email could not be stored; it is flagged in the mailbox', { error })
    await client.messageFlagsAdd(String(uid), ['\\Seen', '\\Flagged'], one)
    return false
  }
  // Commands return false, for a missing folder as well as for a lost connection.
  const isMoved = moveTo !== undefined && (await client.messageMove(String(uid), moveTo, one))
  if (isMoved || (await client.messageFlagsAdd(String(uid), ['\\Seen'], one))) return isNew
  throw Object.assign(new Error('The mail server did not mark an email.'), { code: 'UNMARKED' })
}

/** An email, or the headers of a large one. */
async function fetched(
  client: ImapFlow,
  uid: number,
): Promise<{ bytes: Buffer; isLarge: boolean } | undefined> {
  const found = await client.fetchOne(String(uid), { uid: true, size: true }, { uid: true })
  if (!found) return undefined
  const isLarge = (found.size ?? 0) > LARGEST_MAIL
  const query = isLarge ? { headers: true } : { source: true }
  const message = await client.fetchOne(String(uid), { uid: true, ...query }, { uid: true })
  const bytes = message ? (isLarge ? message.headers : message.source) : undefined
  return bytes && { bytes, isLarge }
}

/** Of an email that can't be stored, the headers are. */
async function receive(reception: Reception, raw: Buffer, isLarge: boolean): Promise<boolean> {
  try {
    return (await receiveMail(reception, raw, isLarge ? 'large' : null)) === 'stored'
  } catch (error) {
    if (isAway(error) || isLarge) throw error
    return (await receiveMail(reception, raw, 'unreadable')) === 'stored'
  }
}

const isAway = (error: unknown) =>
  error instanceof StoreAway ||
  error instanceof DiskFull ||
  unavailableCodeOf(error) !== undefined ||
  diskFullCodeOf(error) !== undefined

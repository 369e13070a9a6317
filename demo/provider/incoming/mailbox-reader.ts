import { randomUUID } from 'node:crypto'
import { codeOf } from '../errors/error-trace.ts'
import { claimMailbox, releaseMailbox } from '../data/incoming/mailbox-claim.ts'
import type { ImapSettings } from '../settings/incoming-settings.ts'
import { readMailbox } from './read-mailbox.ts'
import type { Reception } from './receive-mail.ts'

export interface MailboxReader {
  /** Ends after the email that is being stored. */
  stop(): Promise<void>
}

/** Ms between two looks into the mailbox. */
const ROUND = 30_000
/** Longest pause in ms while the mail server is unreachable. */
const LONGEST_PAUSE = 600_000
/** Ms that the mailbox belongs to one instance; longer than a batch of the largest emails takes. */
const LEASE = 300_000

/** Reads the mailbox until stopped. Of several instances one reads it at a time. */
export function startMailboxReader(reception: Reception, imap: ImapSettings): MailboxReader {
  const { settings } = reception
  const round = mailboxRound(reception, imap)
  let stopped = false
  let running: Promise<void> | undefined
  let next = 0
  const look = () => {
    if (settings.now().getTime() < next) return
    running ??= round
      .run(() => stopped)
      .then((pause) => void (next = settings.now().getTime() + pause))
      .finally(() => (running = undefined))
  }
  const timer = setInterval(look, ROUND)
  timer.unref()
  look()
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
      await round.release()
    },
  }
}

/** Rounds of one instance; `run` never rejects, and returns the least pause in ms before the next one. */
export function mailboxRound(
  reception: Reception,
  imap: ImapSettings,
): { run: (stopped: () => boolean) => Promise<number>; release: () => Promise<void> } {
  const { database, settings } = reception
  const holder = randomUUID()
  const mailbox = `${imap.user} ${imap.host} ${imap.folder}`
  let failures = 0
  const claim = async () => {
    const now = settings.now()
    return claimMailbox(database, mailbox, holder, now, new Date(now.getTime() + LEASE))
  }
  return {
    async run(stopped) {
      try {
        if (!(await claim())) return 0
        await readMailbox(reception, imap, async () => !stopped() && (await claim()))
        if (failures > 0)
          settings.log('the mailbox of replies can be read again', { level: 'warn' })
        failures = 0
        return 0
      } catch (error) {
        failures += 1
        // Once, because it is tried again for hours.
        if (failures === 1) {
          const code = codeOf(error)
          settings.log('could not read the mailbox of replies', code ? { code } : { error })
        }
        return Math.min(ROUND * 2 ** (failures - 1), LONGEST_PAUSE)
      }
    },
    release: async () => releaseMailbox(database, holder).catch(() => {}),
  }
}

import {
  accountLink,
  activateAccount,
  forgotPassword,
} from '../../../widgets/contract/endpoints.ts'
import { accountAddress } from '../mail/account-address.ts'
import type { Routes } from '../calls/calls.ts'
import { addLink, addressOfLink, useLink } from '../data/people/account-links.ts'
import { shareMailbox } from '../data/people/mailbox-lock.ts'
import { enforceRateLimits, passesRateLimits } from '../data/rate-limits.ts'
import { openSession } from '../data/people/sessions.ts'
import { addMails } from '../data/mails/mails.ts'
import { userByEmail } from '../data/people/users.ts'
import { mailboxOf } from '../data/people/mailbox.ts'
import { accountLinkMail } from '../mail/account-link.ts'
import { hashPassword } from '../secrets/password.ts'
import { Refused } from '../errors/refused.ts'
import { withDevice } from '../calls/sign-in-guard.ts'
import { newToken } from '../secrets/token.ts'
import { SIGN_IN } from './sign-in.ts'

/** Sends account links, and sets a password by one (specification, section 4). */
export function accountLinkRoutes(
  { answer, answerInLine, database, settings }: Routes,
  wakeMail: () => void,
): void {
  answer(forgotPassword, async ({ input: { email }, address, origin, language }) => {
    const now = settings.now()
    const visitor = { subject: `forgotten from ${address}`, ...settings.forgottenRate }
    await enforceRateLimits(database, [visitor], now)
    const token = newToken()
    const link = accountAddress(settings, origin, token, language)
    const subject = await forgottenSubject(email)
    const mailbox = { subject, ...settings.forgottenMailboxRate }
    // Same response above the mailbox's limit, so that it does not reveal accounts.
    if (!link || !(await passesRateLimits(database, [mailbox], now))) return { sent: true }
    await database.transaction(async (queries) => {
      await shareMailbox(queries, email)
      const purpose = await addLink(queries, email, token, now)
      // Tells the opened page its purpose.
      const asked = purpose === 'activation' ? link : `${link}&for=reset`
      const desk = settings.enquiryEmail
      const mail = accountLinkMail(email, purpose ?? 'reset', asked, desk, language)
      await addMails(queries, [mail], now, settings.demo, purpose !== undefined)
    })
    wakeMail()
    return { sent: true }
  })

  /**
   * Rate limit subject for links to an address. A stranger can't use up the links of an active account: requests for
   * other spellings of its mailbox are counted separately, and each sent link stays valid for as long as it counts.
   */
  async function forgottenSubject(email: string): Promise<string> {
    const user = await userByEmail(database, email)
    if (!user) return `forgotten by nobody ${email.toLowerCase()}`
    return `forgotten by ${user.password === null ? mailboxOf(email) : `account ${user.email}`}`
  }

  answer(accountLink, async ({ input: { token }, address }) => {
    const now = settings.now()
    const visitor = { subject: `link from ${address}`, ...settings.activationRate }
    await enforceRateLimits(database, [visitor], now)
    const email = await addressOfLink(database, token, now)
    if (email === undefined) throw invalid()
    return { email }
  })

  answerInLine(
    activateAccount,
    async ({ input: { token, password }, address, device, language }) => {
      const now = settings.now()
      const visitor = { subject: `activation from ${address}`, ...settings.activationRate }
      await enforceRateLimits(database, [visitor], now)
      if ((await addressOfLink(database, token, now)) === undefined) throw invalid()
      const hashed = await hashPassword(settings.derive, password)
      const email = await database.transaction((queries) =>
        useLink(queries, token, hashed, now, language),
      )
      if (email === undefined) throw invalid()
      device.set(await withDevice(database, device.value, SIGN_IN, email, hashed))
      // Signs in right away, since the person has just chosen the password.
      const user = await userByEmail(database, email)
      const session = user && (await openSession(database, user, settings.now()))
      return {
        token: session ?? '',
        id: user?.uuid ?? '',
        first_name: user?.first_name ?? '',
        email,
      }
    },
  )
}

const invalid = () =>
  new Refused(400, 'link_invalid', 'The link is unknown, has expired or was already used.')

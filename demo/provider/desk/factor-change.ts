import type { Context } from 'hono'
import { logDeed } from '../data/desk-log.ts'
import type { Queries } from '../data/engine/database.ts'
import { type Factor, factorsOf, forgetUselessCodes } from '../data/people/factors.ts'
import { hasRecoveryCodes, setRecoveryCodes } from '../data/people/recovery-codes.ts'
import {
  type Visitor,
  endOtherSessions,
  rotateStaffSession,
} from '../data/people/staff-sessions.ts'
import { addMails } from '../data/mails/mails.ts'
import { factorMail } from '../mail/staff-mails.ts'
import { recoveryCodes } from '../secrets/recovery-code.ts'
import { hashToken } from '../secrets/token.ts'
import { seeOther, shown } from './answers.ts'
import type { Desk } from './desk-routes.ts'
import { codesPage } from './factor-app-page.ts'
import { FACTORS } from './factors-page.ts'
import { rememberToken, tokenOf } from './staff-session.ts'

/** Why a second factor wasn't changed. */
export class FactorFault extends Error {
  override name = 'FactorFault'
}

export interface FactorChange {
  /** For the log and the email, such as 'Added a passkey'. */
  text: string
  /** Random token of the form, which new recovery codes are derived from. */
  intent: string
  /** The factor that the person has just shown, if any. */
  factor?: Factor
  /** @throws {FactorFault} */
  work: (queries: Queries, now: Date) => Promise<unknown>
}

/** As `newToken` makes them. */
export const isIntent = (text: string | undefined): text is string => /^[\w-]{43}$/.test(text ?? '')

/** Changes the second factors of the signed-in person. */
export function factorChanges({ database, settings, wakeMail }: Desk) {
  /** The new recovery codes of a form that was sent before; undefined if it made none. */
  const codesAgain = async (context: Context, staff: Visitor, intent: string) => {
    const codes = recoveryCodes(intent)
    if (!(await hasRecoveryCodes(database, staff.uuid, codes))) return undefined
    return shown(context, codesPage({ staff, isFirst: false, codes }))
  }

  /**
   * Changes a factor with its log entry and email, replaces this session's token and ends all others. The first factor
   * comes with recovery codes. A form that is sent twice changes nothing twice.
   */
  const change = async (
    context: Context,
    staff: Visitor,
    { text, intent, factor, work }: FactorChange,
  ): Promise<Response> => {
    const { uuid } = staff
    const at = settings.now()
    const token = await database.transaction(async (queries) => {
      // The token itself would reveal the codes.
      const once = hashToken(intent).toString('hex')
      const entry = { staff: uuid, at, deed: 'factor', text, intent: once } as const
      if (!(await logDeed(queries, entry, 'member', uuid))) return undefined
      await work(queries, at)
      const { passkeys, app, codes } = await factorsOf(queries, uuid)
      const isLeft = app !== null || passkeys.length > 0
      if (!isLeft && settings.deskFactorRequired) {
        throw new FactorFault('You need a second factor. Add another one before you remove this.')
      }
      if (isLeft && codes === 0) await setRecoveryCodes(queries, uuid, recoveryCodes(intent))
      await forgetUselessCodes(queries, uuid)
      const next = await rotateStaffSession(
        queries,
        tokenOf(context, settings) ?? '',
        staff.factor ?? factor ?? null,
      )
      await endOtherSessions(queries, uuid, next)
      const mail = factorMail(staff, text, settings.enquiryEmail)
      await addMails(queries, [mail], at, settings.demo)
      return next
    })
    if (token !== undefined) {
      rememberToken(context, settings, token)
      wakeMail()
    }
    return (await codesAgain(context, staff, intent)) ?? seeOther(context, `${FACTORS}?done=1`)
  }

  return { change, codesAgain }
}

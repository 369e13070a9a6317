import { deleteUser, exportUser } from '../../../widgets/contract/own-data-endpoints.ts'
import type { Routes } from '../calls.ts'
import { personalRows } from '../data/personal-rows.ts'
import { deletePerson } from '../data/delete-person.ts'
import { DELETED, removeLeftBehind } from '../data/pending-media.ts'
import { enforceRateLimits } from '../data/rate-limits.ts'
import { seedDemoAgain } from '../data/seed/demo-account.ts'
import { hasPassword, userById } from '../data/users.ts'
import { Refused } from '../http/refused.ts'
import { mailboxOf } from '../mail/mailbox.ts'
import { isPassword } from '../secrets/password.ts'

/** What somebody who is signed in takes with them, and takes away. The mailed link has proven the address. */
export function personalDataRoutes({
  answerUser,
  answerUserInLine,
  database,
  settings,
  media,
}: Routes): void {
  answerUser(exportUser, async (user, { mediaUrl }) => {
    const now = settings.now()
    const limit = { subject: `export of ${user}`, limit: 10, seconds: 3600 }
    await enforceRateLimits(database, [limit], now)
    const { email } = await userById(database, user)
    const data = await personalRows(database, { email, spellings: 'this one' }, mediaUrl)
    return { exported_at: now.toISOString(), email, data }
  })

  answerUserInLine(deleteUser, async (uuid, { input: { password } }) => {
    const limit = { subject: `password of ${uuid}`, limit: 10, seconds: 900 }
    await enforceRateLimits(database, [limit], settings.now())
    const user = await userById(database, uuid)
    const isRight = await isPassword(settings.derive, password, user.password)
    if (!isRight) throw wrong()
    if (mailboxOf(user.email) === mailboxOf(settings.enquiryEmail)) throw ownDesk()
    // Of a password that is changed at the same moment it is the new one that counts.
    const gone = await deletePerson(
      database,
      { email: user.email, spellings: 'this one' },
      (queries) => hasPassword(queries, user),
    )
    if (!gone) throw wrong()
    if (settings.demo) await seedDemoAgain(database, user.email)
    await removeLeftBehind(database, media.store, DELETED).catch((error: unknown) =>
      settings.log('files of deleted rows wait', { error }),
    )
    return { deleted: true }
  })
}

const wrong = () => new Refused(400, 'wrong_password', 'This is not the password.')

/** Mails to the desk are about everybody. */
const ownDesk = () =>
  new Refused(403, 'desk_address', 'The account of the desk is not deleted here.')

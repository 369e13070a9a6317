import { deleteUser, exportUser } from '../../../widgets/contract/own-data-endpoints.ts'
import type { Routes } from '../calls/calls.ts'
import { personalRows } from '../data/privacy/personal-rows.ts'
import { enforceRateLimits } from '../data/rate-limits.ts'
import { hasPassword, userById } from '../data/people/users.ts'
import { Refused } from '../errors/refused.ts'
import { privateLinks } from '../media/private-links.ts'
import { isDesk, removePerson } from '../personal/remove-person.ts'
import { isPassword } from '../secrets/password.ts'
import { archivePath } from './personal-archive.ts'

/** Exports and deletes the data of a signed-in user, whose address the mailed link has verified. */
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
    const privateLink = await privateLinks(database, now)
    const data = await personalRows(database, { email, spellings: 'this one' }, (path, published) =>
      mediaUrl(published ? path : privateLink(path)),
    )
    // Throws if the user was deleted meanwhile, as the export would be empty.
    await userById(database, user)
    const archive = mediaUrl(await archivePath(database, user, now))
    return { exported_at: now.toISOString(), email, archive, data }
  })

  answerUserInLine(deleteUser, async (uuid, { input: { password } }) => {
    const limit = { subject: `password of ${uuid}`, limit: 10, seconds: 900 }
    await enforceRateLimits(database, [limit], settings.now())
    const user = await userById(database, uuid)
    const isRight = await isPassword(settings.derive, password, user.password)
    if (!isRight) throw wrong()
    if (isDesk(user.email, settings)) throw ownDesk()
    // If the password is changed concurrently, the new one counts.
    const removed = await removePerson(
      { database, media, settings },
      { email: user.email, spellings: 'this one' },
      (queries) => hasPassword(queries, user),
    )
    if (!removed) throw wrong()
    return { deleted: true }
  })
}

const wrong = () => new Refused(400, 'wrong_password', 'The password is wrong.')

/** Emails to the desk are about all travellers. */
const ownDesk = () =>
  new Refused(403, 'desk_address', "The account of the desk can't be deleted here.")

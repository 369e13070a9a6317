import { changePassword, profile, updateProfile } from '../../../widgets/contract/endpoints.ts'
import type { Routes } from '../calls/calls.ts'
import { enforceRateLimits } from '../data/rate-limits.ts'
import { openSession } from '../data/people/sessions.ts'
import { changeUser, setPassword, userById } from '../data/people/users.ts'
import { hashPassword, isPassword } from '../secrets/password.ts'
import { Refused } from '../errors/refused.ts'
import { withDevice } from '../calls/sign-in-guard.ts'
import { SIGN_IN } from './sign-in.ts'

/** Reads and changes the signed-in user's profile (specification, section 2). */
export function profileRoutes({ answerUser, answerUserInLine, database, settings }: Routes): void {
  answerUser(profile, async (user) => userById(database, user))

  answerUser(updateProfile, async (user, { input }) => changeUser(database, user, input))

  answerUserInLine(
    changePassword,
    async (uuid, { input: { old_password, new_password }, device }) => {
      const now = settings.now()
      const accountLimit = { subject: `password of ${uuid}`, ...settings.passwordRate }
      await enforceRateLimits(database, [accountLimit], now)
      const { email, password: before } = await userById(database, uuid)
      if (before === null || !(await isPassword(settings.derive, old_password, before)))
        throw wrong()
      const password = await hashPassword(settings.derive, new_password)
      const token = await database.transaction(async (queries) => {
        // Of two concurrent changes, the second has a wrong old password.
        if (!(await setPassword(queries, uuid, password, before))) return undefined
        return openSession(queries, { uuid, password }, now)
      })
      if (token === undefined) throw wrong()
      device.set(await withDevice(database, device.value, SIGN_IN, email, password))
      return { token }
    },
  )
}

const wrong = () => new Refused(400, 'wrong_password', 'The old password is wrong.')

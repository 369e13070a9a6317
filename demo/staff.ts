/**
 * `npm run staff -- add name@company.example 'Their Name'`: takes somebody on at the desk, and prints the link by
 * which they choose a password. `list` shows who is there, `remove name@…` lets somebody in no more.
 */
import { safeParse } from 'zod/mini'
import { email as emailSchema } from '../widgets/contract/text.ts'
import { FolderInUse } from './provider/data/lock.ts'
import { migrate } from './provider/data/migrate.ts'
import { openDatabase } from './provider/data/open-database.ts'
import { addStaff, allStaff, removeStaff } from './provider/data/staff.ts'
import { BadSetting } from './provider/bad-setting.ts'
import { settingsFromEnvironment } from './provider/settings.ts'

const USAGE = `npm run staff -- add name@company.example 'Their Name'
npm run staff -- remove name@company.example
npm run staff -- list`

const [deed = '', address = '', ...words] = process.argv.slice(2)
const now = new Date()

try {
  const email = deed === 'list' ? '' : addressOf(address)
  const settings = settingsFromEnvironment(process.env)
  const database = await openDatabase(settings)
  try {
    await migrate(database)
    if (deed === 'list') {
      for (const { email, name, ready } of await allStaff(database)) {
        console.log(`${email}  ${name}${ready ? '' : '  (has not chosen a password yet)'}`)
      }
    } else if (deed === 'add') {
      const name = words.join(' ').trim() || email.split('@')[0]!
      const token = await addStaff(database, email, name.slice(0, 100), now)
      const origin = settings.publicUrl ?? 'http://localhost:4173'
      console.log(`${name} chooses a password here, within a week:`)
      console.log(`${origin}/desk/password?token=${token}`)
    } else {
      const was = await removeStaff(database, email, now)
      console.log(was ? `${email} is let in no more.` : `Nobody here has the address ${email}.`)
      if (!was) process.exitCode = 1
    }
  } finally {
    await database.close()
  }
} catch (error) {
  if (!(error instanceof BadSetting || error instanceof FolderInUse)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** @throws {BadSetting} with how it is used. */
function addressOf(text: string): string {
  if (deed !== 'add' && deed !== 'remove') throw new BadSetting(USAGE)
  const parsed = safeParse(emailSchema, text)
  if (parsed.success) return parsed.data
  throw new BadSetting(`'${text}' is no email address.\n${USAGE}`)
}

import { safeParse } from 'zod/mini'
import { email as emailSchema } from '../../widgets/contract/text.ts'
import type { Database } from '../provider/data/engine/database.ts'
import {
  LastAdministrator,
  ROLES,
  type Role,
  rolesAmong,
} from '../provider/data/people/staff-roles.ts'
import { addStaff, allStaff, removeStaff } from '../provider/data/people/staff.ts'
import type { Settings } from '../provider/settings/settings.ts'
import { type Command, failed } from './command.ts'

const USAGE = `npm run staff -- add name@company.example 'Their Name' --role ${ROLES.join(',')}
npm run staff -- remove name@company.example
npm run staff -- list`

/** Adds a staff member and prints a link for choosing a password, lists all, or removes one. */
export const staffCommand: Command = async (given, settings, open) => {
  const { roles, words: said, fault } = parsed(given)
  if (fault !== undefined) return failed(`${fault}\n${USAGE}`)
  const [deed, address = '', ...words] = said
  if (deed === 'list') {
    const staff = await allStaff((await open()).database)
    const line = ({ email, name, roles, ready }: (typeof staff)[number]) =>
      `${email}  ${name}  ${roles.join(', ')}${ready ? '' : '  (has not chosen a password yet)'}`
    return { text: staff.map(line).join('\n') || 'There are no staff yet.' }
  }
  if (deed !== 'add' && deed !== 'remove') return failed(USAGE)
  const read = safeParse(emailSchema, address)
  if (!read.success) return failed(`'${address}' is not an email address.\n${USAGE}`)
  const email = read.data
  const { database } = await open()
  const now = settings.now()
  try {
    if (deed === 'remove') {
      const was = await database.transaction((queries) => removeStaff(queries, email, now))
      return was
        ? { text: `${email} can no longer sign in.` }
        : failed(`No staff member has the address ${email}.`)
    }
    return await add(database, settings, email, words.join(' ').trim(), roles)
  } catch (error) {
    if (!(error instanceof LastAdministrator)) throw error
    return failed(`${email} is the last administrator who can sign in. Add another one first.`)
  }
}

async function add(
  database: Database,
  settings: Settings,
  email: string,
  typed: string,
  roles: Role[] | undefined,
) {
  const name = typed || email.split('@')[0]!
  const token = await database.transaction((queries) =>
    addStaff(queries, email, name.slice(0, 100), settings.now(), roles),
  )
  const origin = settings.publicUrl ?? 'http://localhost:4173'
  const link = `${origin}/desk/password?token=${token}`
  return { text: `${name} can choose a password here within a week:\n${link}` }
}

/** Separates `--role planner,moderator` from the other words. */
function parsed(given: readonly string[]): { roles?: Role[]; words: string[]; fault?: string } {
  const at = given.findIndex((word) => word === '--role' || word.startsWith('--role='))
  if (at < 0) return { words: [...given] }
  const isSplit = given[at] === '--role'
  const text = isSplit ? (given[at + 1] ?? '') : (given[at]?.slice('--role='.length) ?? '')
  const names = text.split(',').map((name) => name.trim())
  const roles = rolesAmong(names)
  const words = given.toSpliced(at, isSplit ? 2 : 1)
  const unknown = names.find((name) => !roles.some((role) => role === name))
  if (unknown === undefined) return { roles, words }
  return { words, fault: `'${unknown}' is not one of the roles ${ROLES.join(', ')}.` }
}

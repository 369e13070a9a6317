import { safeParse } from 'zod/mini'
import { email as emailSchema } from '../../widgets/contract/text.ts'
import { addStaff, allStaff, removeStaff } from '../provider/data/people/staff.ts'
import { type Command, failed } from './command.ts'

const USAGE = `npm run staff -- add name@company.example 'Their Name'
npm run staff -- remove name@company.example
npm run staff -- list`

/** Adds a staff member and prints a link for choosing a password, lists all, or removes one. */
export const staffCommand: Command = async ([deed, address = '', ...words], settings, open) => {
  if (deed === 'list') {
    const staff = await allStaff((await open()).database)
    const line = ({ email, name, ready }: (typeof staff)[number]) =>
      `${email}  ${name}${ready ? '' : '  (has not chosen a password yet)'}`
    return { text: staff.map(line).join('\n') || 'There are no staff yet.' }
  }
  if (deed !== 'add' && deed !== 'remove') return failed(USAGE)
  const read = safeParse(emailSchema, address)
  if (!read.success) return failed(`'${address}' is not an email address.\n${USAGE}`)
  const email = read.data
  const { database } = await open()
  const now = settings.now()
  if (deed === 'remove') {
    const was = await removeStaff(database, email, now)
    return was
      ? { text: `${email} can no longer sign in.` }
      : failed(`No staff member has the address ${email}.`)
  }
  const name = words.join(' ').trim() || email.split('@')[0]!
  const token = await addStaff(database, email, name.slice(0, 100), now)
  const origin = settings.publicUrl ?? 'http://localhost:4173'
  const link = `${origin}/desk/password?token=${token}`
  return { text: `${name} can choose a password here within a week:\n${link}` }
}

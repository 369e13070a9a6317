import * as z from 'zod/mini'
import { email } from '../../widgets/contract/text.ts'
import type { Person } from '../provider/data/privacy/person.ts'
import { type PersonalRows, personalRows } from '../provider/data/privacy/personal-rows.ts'
import { traceOf } from '../provider/errors/error-trace.ts'
import { personalArchive } from '../provider/personal/archive.ts'
import { isDesk, removePerson } from '../provider/personal/remove-person.ts'
import { type Command, failed } from './command.ts'

const USAGE = `npm run privacy -- show asha@mail.example              counts the stored data
npm run privacy -- export asha@mail.example FILE.zip   exports it, with its files, to a new file
npm run privacy -- delete asha@mail.example            deletes it permanently
Includes all spellings of the address that reach the same mailbox.`

const NOTHING = 'We keep no data about this address.'

/** Shows, exports or deletes the data of an address. Staff have verified its owner before. */
export const privacyCommand: Command = async (words, settings, open) => {
  const [verb = '', address = '', file] = words
  const read = z.safeParse(email, address)
  if (!read.success || { show: 2, export: 3, delete: 2 }[verb] !== words.length)
    return failed(USAGE)
  const person: Person = { email: read.data, spellings: 'all' }
  if (verb === 'delete' && isDesk(person.email, settings)) {
    return failed('This is the desk’s own address. Its emails are about everyone.')
  }
  const { database, media: openMedia } = await open()
  if (verb === 'show') {
    return { text: countsOf(await personalRows(database, person, (path) => path)) }
  }
  const media = await openMedia()
  if (file !== undefined) {
    return { file, bytes: await personalArchive(database, media.store, person, settings.now()) }
  }
  const { rows = {}, filesWait } = (await removePerson({ database, media, settings }, person)) ?? {}
  const text = told(Object.entries(rows), 'Deleted:')
  if (filesWait === undefined) return { text }
  return { text: `${text}\nThe provider will remove the files later: ${traceOf(filesWait)}` }
}

const countsOf = (rows: PersonalRows) =>
  told(
    Object.entries(rows).map(([table, { length }]) => [table, length]),
    'Stored:',
  )

function told(counts: [what: string, count: number][], some: string): string {
  const lines = counts
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `  ${what.replaceAll('_', ' ')} ${count}`)
  return lines.length > 0 ? [some, ...lines].join('\n') : NOTHING
}

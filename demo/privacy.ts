/**
 * What `npm run privacy` runs, for somebody who has no account: shows staff what is kept of an address, puts it
 * into a folder, or deletes it. Staff have made sure before whose address it is.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createWriteStream } from 'node:fs'
import * as z from 'zod/mini'
import { email } from '../widgets/contract/text.ts'
import { BadSetting } from './provider/bad-setting.ts'
import type { Database } from './provider/data/database.ts'
import { deletePerson } from './provider/data/delete-person.ts'
import { FolderInUse } from './provider/data/lock.ts'
import { migrate } from './provider/data/migrate.ts'
import { openDatabase } from './provider/data/open-database.ts'
import { DELETED, removeLeftBehind } from './provider/data/pending-media.ts'
import type { Person } from './provider/data/person.ts'
import { type PersonalRows, personalRows } from './provider/data/personal-rows.ts'
import { traceOf } from './provider/error-trace.ts'
import { mailboxOf } from './provider/mail/mailbox.ts'
import { type Media, openMedia } from './provider/media/media.ts'
import { settingsFromEnvironment } from './provider/settings.ts'

const USAGE = `npm run privacy -- show asha@mail.example            counts what is kept
npm run privacy -- export asha@mail.example FOLDER   writes it, with its files, to a new folder
npm run privacy -- delete asha@mail.example          deletes it for good
All spellings of the address that end in one mailbox count. With the embedded database, stop the provider first.`

/** What cannot be done as it was asked; the message is for who asked. */
class Unclear extends Error {}

async function run(verb: string, address: string, folder: string | undefined): Promise<string> {
  const settings = settingsFromEnvironment(process.env)
  const read = z.safeParse(email, address)
  const asked = { show: 2, export: 3, delete: 2 }[verb]
  if (!read.success || asked !== process.argv.length - 2) throw new Unclear(USAGE)
  const person: Person = { email: read.data, spellings: 'all' }
  if (verb === 'delete' && mailboxOf(read.data) === mailboxOf(settings.enquiryEmail)) {
    throw new Unclear('This is the address of the desk: mails to it are about everybody.')
  }
  const database = await openDatabase(settings)
  try {
    await migrate(database)
    const media = await openMedia(database, settings)
    try {
      if (verb === 'delete') return await deleted(database, media, person)
      if (folder !== undefined) return await written(database, media, person, folder)
      return countsOf(await personalRows(database, person, (path) => path))
    } finally {
      await media.close()
    }
  } finally {
    await database.close()
  }
}

async function deleted(database: Database, { store }: Media, person: Person): Promise<string> {
  const gone = Object.entries((await deletePerson(database, person)) ?? {})
  const said = told(gone, 'Nothing is kept of this address.', 'Deleted:')
  return removeLeftBehind(database, store, DELETED).then(
    () => said,
    (error) => `${said}\nFiles of it wait to be removed by the provider: ${traceOf(error)}`,
  )
}

const countsOf = (rows: PersonalRows) =>
  told(
    Object.entries(rows).map(([table, { length }]) => [table, length]),
    'Nothing is kept of this address.',
    'Kept:',
  )

function told(counts: [what: string, count: number][], none: string, some: string): string {
  const lines = counts
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `  ${what.replaceAll('_', ' ')} ${count}`)
  return lines.length > 0 ? [some, ...lines].join('\n') : none
}

/** Writes rows and the files they name to a new folder, which nobody else on the machine reads. */
async function written(
  database: Database,
  { store }: Media,
  person: Person,
  folder: string,
): Promise<string> {
  const names: string[] = []
  const rows = await personalRows(database, person, (path) => {
    names.push(path.replace(/^\/media\//, ''))
    return path
  })
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new Unclear(`${folder} cannot be made as a new folder (${error.code}).`)
  })
  const json = JSON.stringify(rows, null, 2)
  await writeFile(join(folder, 'data.json'), `${json}\n`, { mode: 0o600 })
  let count = 0
  for (const name of names.filter((each) => /^(?:photos|videos)\/[\w-]+\.\w+$/.test(each))) {
    const medium = await store.open(name)
    if (!medium) continue
    const path = join(folder, 'media', name)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await pipeline(medium.read(0, medium.size - 1), createWriteStream(path, { mode: 0o600 }))
    count += 1
  }
  return `Written to ${folder}: data.json and ${counted(count, 'file')}.`
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

try {
  const [, , verb = '', address = '', folder] = process.argv
  console.log(await run(verb, address, folder))
} catch (error) {
  const isKnown =
    error instanceof Unclear || error instanceof FolderInUse || error instanceof BadSetting
  console.error(isKnown ? error.message : traceOf(error))
  process.exitCode = 1
}

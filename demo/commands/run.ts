import { rm, writeFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { bringUpToDate } from '../provider/data/engine/bring-up-to-date.ts'
import { callHolder } from '../provider/data/engine/call-holder.ts'
import { unlimited } from '../provider/data/engine/database.ts'
import { openDatabase } from '../provider/data/open-database.ts'
import { codeOf, traceOf } from '../provider/errors/error-trace.ts'
import { type Media, openMedia } from '../provider/media/media.ts'
import { type Settings, settingsFromEnvironment } from '../provider/settings/settings.ts'
import { foldersOf, startFailure } from '../provider/operation/start-failure.ts'
import { type Command, type Message, type Opened, type Said, failed } from './command.ts'

/**
 * Runs a command and prints its message. The provider that uses the embedded database runs it; without one, or
 * with PostgreSQL, it runs here. Exits with 1 if it fails.
 */
export async function run(name: string, command: Command, words: string[]): Promise<void> {
  try {
    const settings = settingsFromEnvironment(process.env)
    const { dataDir, databaseUrl } = settings
    const embedded = databaseUrl ? undefined : dataDir
    const called = embedded && (await callHolder(embedded, name, words))
    if (!called) return print(await alone(command, words, settings))
    const { file, bytes, failed } = called
    print(file ? await saved({ file, bytes }) : { failed, text: await text(bytes) })
  } catch (error) {
    print(failed(startFailure(error, foldersOf(process.env)) ?? traceOf(error)))
  }
}

function print({ text, failed: hasFailed }: Message): void {
  if (!hasFailed) return console.log(text)
  console.error(text)
  process.exitCode = 1
}

async function alone(command: Command, words: string[], settings: Settings): Promise<Message> {
  const toClose: (() => Promise<void>)[] = []
  const open = async (): Promise<Opened> => {
    const opened = await openDatabase(settings)
    toClose.unshift(opened.close)
    const database = unlimited(opened)
    await bringUpToDate(opened, settings)
    const media = async (): Promise<Media> => {
      const opened = await openMedia(database, settings)
      toClose.unshift(opened.close)
      return opened
    }
    return { database, media }
  }
  try {
    return await saved(await command(words, settings, open))
  } finally {
    for (const close of toClose) await close()
  }
}

/** Writes a file completely or not at all, readable only by its owner. */
async function saved(said: Said): Promise<Message> {
  if (said.file === undefined) return said
  const { file, bytes } = said
  try {
    await pipeline(bytes, (parts) => writeFile(file, parts, { flag: 'wx', mode: 0o600 }))
    return { text: `Written to ${file}.` }
  } catch (error) {
    const { syscall, path }: NodeJS.ErrnoException = error as Error
    if (syscall === 'open' && path === file)
      return failed(`Could not create ${file} (${codeOf(error)}).`)
    await rm(file, { force: true })
    throw error
  }
}

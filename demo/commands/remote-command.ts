import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type SocketHandler, callOf } from '../provider/data/engine/folder-socket.ts'
import { callHolder } from '../provider/data/engine/lock.ts'
import { traceOf } from '../provider/errors/error-trace.ts'
import type { Settings } from '../provider/settings/settings.ts'
import { type Command, type Opened, type Said, failed } from './command.ts'

/** JSON lines of the response: the message, the base64 chunks of a file if there is one, and an end marker. */
type Line = { said: Pick<Said, 'text' | 'failed'>; file?: string } | { bytes: string } | 'whole'

/** Handles calls of a command by other processes. */
export const answerCommand =
  (command: Command, settings: Settings, opened: Opened): SocketHandler =>
  async (caller, words, stopping) => {
    const said = await command(words, settings, async () => opened).catch((error: unknown) => {
      settings.log('a command failed', { error })
      return failed(traceOf(error))
    })
    // On shutdown, messages are still sent completely, but archives are cut off.
    await pipeline(Readable.from(linesOf(said)), caller, said.archive ? { signal: stopping } : {})
  }

async function* linesOf({ archive, ...said }: Said): AsyncGenerator<string> {
  const line = (what: Line) => `${JSON.stringify(what)}\n`
  yield line(archive ? { said, file: archive.file } : { said })
  if (!archive) return
  for await (const bytes of archive.bytes) {
    yield line({ bytes: Buffer.from(bytes).toString('base64') })
  }
  yield line('whole')
}

/** The provider of the data folder didn't respond completely. The message is written for people. */
export class Unanswered extends Error {
  override name = 'Unanswered'
}

/**
 * Runs a command in the provider that uses a data folder; undefined if none does.
 * @throws {Unanswered} also while reading an archive
 */
export async function callCommand(
  folder: string,
  name: string,
  words: string[],
): Promise<Said | undefined> {
  const holder = await callHolder(folder).catch((error: NodeJS.ErrnoException) => {
    // The folder doesn't exist yet.
    if (error.code === 'ENOENT') return undefined
    throw new Unanswered(
      `The process that uses the data folder ${folder} runs as another user. Run this command as that user.`,
    )
  })
  if (!holder) return undefined
  const broken = new Unanswered(
    `The process that uses the data folder ${folder} did not respond. It may be starting, stopping or an older version.`,
  )
  const lines = linesFrom(holder)
  holder.write(callOf(name, words))
  const first = await lines.next()
  if (first.done || typeof first.value !== 'object' || !('said' in first.value)) {
    throw broken
  }
  const { said, file } = first.value
  if (file === undefined) return said
  return { ...said, archive: { file, bytes: bytesOf(lines, broken) } }
}

async function* bytesOf(lines: AsyncGenerator<Line>, broken: Unanswered) {
  for await (const line of lines) {
    if (line === 'whole') return
    if ('bytes' in line) yield Buffer.from(line.bytes, 'base64')
  }
  throw broken
}

async function* linesFrom(holder: Socket): AsyncGenerator<Line> {
  let rest = ''
  try {
    for await (const part of holder.setEncoding('utf8') as AsyncIterable<string>) {
      const lines = (rest + part).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) yield JSON.parse(line) as Line
    }
  } catch {
    // The reader notices a missing end marker.
  } finally {
    holder.destroy()
  }
}

import { pipeline } from 'node:stream/promises'
import { unlimited } from '../provider/data/engine/database.ts'
import { traceOf } from '../provider/errors/error-trace.ts'
import type { Provider } from '../provider/provider.ts'
import { failed } from './command.ts'
import { privacyCommand } from './privacy-command.ts'
import { staffCommand } from './staff-command.ts'

/** Lets a running provider execute the commands of other processes that share its data folder. */
export function handleCommands({
  socket,
  database,
  media,
  settings,
}: Pick<Provider, 'socket' | 'database' | 'media' | 'settings'>): void {
  const opened = { database: unlimited(database), media: async () => media }
  for (const [name, command] of [
    ['staff', staffCommand],
    ['privacy', privacyCommand],
  ] as const) {
    socket?.handle(name, async (response, words, stopping) => {
      const said = await command(words, settings, async () => opened).catch((error: unknown) => {
        settings.log('a command failed', { error })
        return failed(traceOf(error))
      })
      if (said.file === undefined) {
        response.statusCode = said.failed ? 422 : 200
        return pipeline([said.text], response)
      }
      response.setHeader('file', encodeURIComponent(said.file))
      // On shutdown, messages are still sent completely, but files are cut off.
      return pipeline(said.bytes, response, { signal: stopping })
    })
  }
}

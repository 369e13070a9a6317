/** `npm start`: builds if needed, serves, and prints the addresses. `--no-build` serves the existing build. */
import { BuildFailed, buildIfMissing } from './build-if-missing.ts'
import { PortTaken } from './server/listen.ts'
import { startMessage } from './server/start-message.ts'
import { exitOnCrash } from './server/exit-on-crash.ts'
import { BadSetting } from './provider/settings/bad-setting.ts'
import { codeOf, traceOf } from './provider/errors/error-trace.ts'
import { plainLog } from './provider/log/log.ts'
import { foldersOf, startFailure } from './provider/operation/start-failure.ts'
import { type Serving, serve } from './server/serve.ts'

const FIRST_PORT = 4173

function portOf(value: string | undefined): number {
  const port = Number(value?.trim() || FIRST_PORT)
  // Three consecutive ports must fit below 65536.
  if (Number.isInteger(port) && port >= 0 && port <= 65_533) return port
  throw new BadSetting(`PORT must be a number from 0 to 65533, but is '${value}'.`)
}

let serving: Serving | undefined
const plainly = plainLog('error', (line) => console.error(line))
exitOnCrash(
  (...line) => (serving?.provider.settings.log ?? plainly)(...line),
  async () => serving?.close(),
)

try {
  const port = portOf(process.env['PORT'])
  if (!process.argv.includes('--no-build')) await buildIfMissing()
  serving = await serve({ port })
  const { close, origins, provider } = serving
  const stop = () => {
    process.once('SIGINT', () => process.exit(130))
    process.once('SIGTERM', () => process.exit(143))
    close().then(
      () => process.exit(0),
      (error: Error) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  const { production, log } = provider.settings
  // Log collectors expect JSON only.
  if (production)
    log('the provider is ready', { level: 'info', port: new URL(origins.provider).port })
  else console.log(startMessage(serving))
} catch (error) {
  console.error(reasonOf(error))
  process.exit(1)
}

/** One sentence for errors that the operator can fix, the stack for others. */
function reasonOf(error: unknown): unknown {
  if (error instanceof PortTaken) {
    const other = error.port < 60_000 ? error.port - (error.port % 1000) + 1173 : 5173
    return `${error.message} Set PORT to another one, for example PORT=${other} npm start.`
  }
  if (error instanceof BuildFailed) return `${error.output}\n${error.message}`
  const sentence = startFailure(error, foldersOf(process.env))
  if (sentence) return sentence
  // Postgres quotes the row in its message.
  return /^[0-9A-Z]{5}$/.test(codeOf(error) ?? '') ? traceOf(error) : error
}

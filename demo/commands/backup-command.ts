import { parseArgs } from 'node:util'
import { codeOf } from '../provider/errors/error-trace.ts'
import { FolderInUse } from '../provider/data/engine/lock.ts'
import { TransferRefused } from '../provider/data/transfer/transfer-refused.ts'
import { StoreAway } from '../provider/errors/store-away.ts'
import { type Settings, settingsFromEnvironment } from '../provider/settings/settings.ts'
import { foldersOf, startFailure } from '../provider/operation/start-failure.ts'

export type Places = Pick<
  Settings,
  'dataDir' | 'mediaDir' | 's3' | 'databaseUrl' | 'databaseDirectUrl' | 'log'
> & {
  dataDir: string
}

export interface Call {
  places: Places
  /** The positional argument. */
  word: string | undefined
  options: Record<string, string | boolean | undefined>
}

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>

/**
 * Runs a command with at most one argument and prints its result. Exits with 1 if it fails, with one sentence
 * if the caller can fix the reason.
 */
export async function runCommand(
  usage: string,
  options: Options,
  work: (call: Call) => Promise<string>,
): Promise<void> {
  try {
    const { positionals, values } = parsed(options)
    if (positionals.length > 1) throw new TransferRefused(usage)
    const places = placesFrom(process.env)
    console.log(await work({ places, word: positionals[0], options: values as Call['options'] }))
  } catch (error) {
    const wrong = codeOf(error)?.startsWith('ERR_PARSE_ARGS')
    console.error(wrong ? usage : reasonOf(error))
    process.exitCode = 1
  }
}

const parsed = (options: Options) => parseArgs({ options, allowPositionals: true })

function placesFrom(env: NodeJS.ProcessEnv): Places {
  const isPlace = (name: string) =>
    /^(?:DATA_DIR|MEDIA_DIR|DATABASE_(?:DIRECT_)?URL|S3_\w+)$/.test(name)
  const named = Object.entries(env).filter(([name]) => isPlace(name))
  const settings = settingsFromEnvironment(Object.fromEntries(named))
  // It has a default.
  return { ...settings, dataDir: settings.dataDir! }
}

function reasonOf(error: unknown): unknown {
  if (error instanceof TransferRefused) return error.message
  if (error instanceof FolderInUse) return `${error.message.replace(/;.*/, '')}; stop it first.`
  if (error instanceof StoreAway) {
    return `The media store is not responding: ${error.reason}. Nothing was completed. Run the command again.`
  }
  return startFailure(error, foldersOf(process.env)) ?? error
}

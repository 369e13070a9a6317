import { BadSetting } from '../settings/bad-setting.ts'
import { unavailableCodeOf } from '../errors/database-unavailable.ts'
import { Unanswered } from '../data/engine/call-holder.ts'
import { FolderInUse } from '../data/engine/lock.ts'
import { MigrationBlocked } from '../data/engine/table-locks.ts'
import { diskFullCodeOf } from '../errors/disk-full.ts'
import { codeOf } from '../errors/error-trace.ts'
import { foldersFrom } from '../settings/settings.ts'

/**
 * Codes of PostgreSQL (errcodes-appendix), Node and OpenSSL. `$` is the database setting's name, `#` the error's
 * message.
 */
const DATABASE: [codes: RegExp, sentence: string][] = [
  [/^(?:ENOTFOUND|EAI_\w+)$/, 'The host in $ cannot be found'],
  [
    /^(?:ECONNREFUSED|ENOENT)$/,
    'No PostgreSQL is listening at the address in $; start it, or correct the host and port',
  ],
  [/^28/, 'PostgreSQL rejected the user or the password in $'],
  [/^3D/, 'The database in $ does not exist; create it, or use another one'],
  [/^3F/, 'The schema in $ does not exist; create it, or use another one'],
  [
    /^42501$/,
    'The user in $ may not create tables in the database; make that user its owner with alter database … owner to …',
  ],
  [/^25006$/, 'The PostgreSQL in $ is read-only; use the primary'],
  [/^53300$/, 'PostgreSQL has no connections left; lower DATABASE_POOL, or raise max_connections'],
  [/^53100$/, 'The disk of the PostgreSQL in $ is full; free some space'],
  [/^57P/, 'The PostgreSQL in $ is starting or stopping; try again'],
  [
    /^08P01$/,
    'PgBouncer at the address in $ refused the connection (#); correct $ or its settings',
  ],
  [
    /CERT|^UNABLE_TO_|^ERR_TLS_|SIGNATURE|^ERR_SSL/,
    'The certificate of the PostgreSQL in $ cannot be verified; add its CA as sslrootcert=FILE to $, or use the host name in the certificate',
  ],
]

/** Messages of the client without a code. */
const UNCODED: [said: RegExp, sentence: string][] = [
  [
    /does not support SSL/,
    'The PostgreSQL in $ does not support TLS; remove sslmode from $, or turn on ssl in PostgreSQL',
  ],
  [/SCRAM|password must be a string/, 'The PostgreSQL in $ requires a password; add one to $'],
]

export type Folders = Record<'DATA_DIR' | 'MEDIA_DIR' | 'WIDGETS_DIR', string | undefined>

export function foldersOf(env: NodeJS.ProcessEnv): Folders {
  const { dataDir, mediaDir, widgetsDir } = foldersFrom(env)
  return { MEDIA_DIR: mediaDir, WIDGETS_DIR: widgetsDir, DATA_DIR: dataDir }
}

/** One sentence with the cause of a failed start and the setting to change; undefined for unknown errors. */
export function startFailure(error: unknown, folders?: Folders): string | undefined {
  if (
    error instanceof BadSetting ||
    error instanceof FolderInUse ||
    error instanceof MigrationBlocked ||
    error instanceof Unanswered
  ) {
    return error.message
  }
  if (!(error instanceof Error)) return undefined
  const { syscall = '', path }: NodeJS.ErrnoException = error
  const code = codeOf(error) ?? ''
  const isFile = path !== undefined && !/^(?:connect|getaddrinfo)$/.test(syscall)
  if (isFile && syscall) return fileFailure(code, path, folders)
  if (diskFullCodeOf(error) && code !== '53100') return 'The disk is full; free some space.'
  if ('severity' in error && error.severity === 'PANIC') {
    return 'The embedded database cannot be written; free some space on the disk of DATA_DIR.'
  }
  return databaseFailure(error, code)
}

function databaseFailure(error: Error, code: string): string | undefined {
  const [, sentence] =
    DATABASE.find(([codes]) => codes.test(code)) ??
    UNCODED.find(([said]) => said.test(error.message)) ??
    []
  const setting = 'setting' in error ? String(error.setting) : 'DATABASE_URL'
  const away = unavailableCodeOf(error)
  if (!sentence && !away) return undefined
  const text =
    sentence ?? 'The PostgreSQL in $ is not responding; start it, or correct the host and port'
  const shown = code || away
  const filled = text.replaceAll('$', () => setting).replace('#', () => error.message)
  return `${filled}${shown ? ` (${shown})` : ''}.`
}

function fileFailure(code: string, path: string, folders: Folders | undefined): string {
  if (code === 'ENOSPC' || code === 'EDQUOT') return `The disk of ${path} is full; free some space.`
  const named = Object.entries(folders ?? {}).find(
    ([, folder]) => folder !== undefined && (path === folder || path.startsWith(`${folder}/`)),
  )
  if (!named) return `${path} cannot be used (${code}).`
  return `${named[0]} must be a folder that this user can write to, but is '${named[1]}'. ${path} cannot be used (${code}).`
}

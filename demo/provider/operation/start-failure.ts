import { BadSetting } from '../settings/bad-setting.ts'
import { unavailableCodeOf } from '../errors/database-unavailable.ts'
import { FolderInUse } from '../data/lock.ts'
import { MigrationBlocked } from '../data/table-locks.ts'
import { diskFullCodeOf } from '../errors/disk-full.ts'
import { codeOf } from '../errors/error-trace.ts'
import { foldersFrom } from '../settings/settings.ts'

/**
 * Codes of PostgreSQL (errcodes-appendix), Node and OpenSSL. `$` is the database setting's name, `#` the error's
 * message.
 */
const DATABASE: [codes: RegExp, sentence: string][] = [
  [/^(?:ENOTFOUND|EAI_\w+)$/, '$ names a host that cannot be found'],
  [
    /^(?:ECONNREFUSED|ENOENT)$/,
    'No PostgreSQL listens at the address in $; start it, or correct host and port',
  ],
  [/^28/, 'PostgreSQL refuses the user or the password in $'],
  [/^3D/, 'The database that $ names does not exist; create it, or name another'],
  [/^3F/, 'The schema that $ names does not exist; create it, or name another'],
  [
    /^42501$/,
    'The user in $ may not create tables in the database; make that user its owner with alter database … owner to …',
  ],
  [/^25006$/, '$ names a PostgreSQL that is read-only; name the primary'],
  [
    /^53300$/,
    'PostgreSQL has no connection left; lower DATABASE_POOL, or raise max_connections there',
  ],
  [/^53100$/, 'The disk of the PostgreSQL in $ is full; make room there'],
  [/^57P/, 'The PostgreSQL in $ is starting or stopping; try again'],
  [/^08P01$/, 'PgBouncer at the address in $ refuses the connection, #; correct $ or its settings'],
  [
    /CERT|^UNABLE_TO_|^ERR_TLS_|SIGNATURE|^ERR_SSL/,
    'The certificate of the PostgreSQL in $ cannot be verified; add its authority as sslrootcert=FILE to $, or use the host name that it is for',
  ],
]

/** Messages of the client without a code. */
const UNCODED: [said: RegExp, sentence: string][] = [
  [
    /does not support SSL/,
    'The PostgreSQL in $ offers no TLS; remove sslmode from $, or turn on ssl there',
  ],
  [/SCRAM|password must be a string/, 'The PostgreSQL in $ asks for a password; add one to $'],
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
    error instanceof MigrationBlocked
  ) {
    return error.message
  }
  if (!(error instanceof Error)) return undefined
  const { syscall = '', path }: NodeJS.ErrnoException = error
  const code = codeOf(error) ?? ''
  const isFile = path !== undefined && !/^(?:connect|getaddrinfo)$/.test(syscall)
  if (isFile && syscall) return fileFailure(code, path, folders)
  if (diskFullCodeOf(error) && code !== '53100') return 'The disk is full; make room on it.'
  if ('severity' in error && error.severity === 'PANIC') {
    return 'The embedded database cannot be written; make room on the disk of DATA_DIR.'
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
  const text = sentence ?? 'The PostgreSQL in $ does not answer; correct host and port, or start it'
  const shown = code || away
  const filled = text.replaceAll('$', () => setting).replace('#', () => error.message)
  return `${filled}${shown ? ` (${shown})` : ''}.`
}

function fileFailure(code: string, path: string, folders: Folders | undefined): string {
  if (code === 'ENOSPC' || code === 'EDQUOT') return `The disk of ${path} is full; make room on it.`
  const named = Object.entries(folders ?? {}).find(
    ([, folder]) => folder !== undefined && (path === folder || path.startsWith(`${folder}/`)),
  )
  if (!named) return `${path} cannot be used (${code}).`
  return `${named[0]} must be a folder that this user may write, and is '${named[1]}': ${path} cannot be used (${code}).`
}

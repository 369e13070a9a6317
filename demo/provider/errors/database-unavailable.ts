import { codeOf } from './error-trace.ts'

/** SQLSTATE and socket codes of a PostgreSQL that is unreachable, starting, stopping or out of connections. */
const AWAY =
  /^(?:08\w{3}|53(?!100)\w{3}|57P\w\w|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|CONNECTION_\w+)$/

/** Client errors without a code, with the code to log instead. */
const UNCODED: [said: RegExp, code: string][] = [
  [/^(?:timeout exceeded when trying to connect|timeout expired|Query read timeout)$/, 'TIMEOUT'],
  [/^Connection terminated|^Client (?:has encountered a connection error|was closed)/, 'CLOSED'],
  [/^Cannot use a pool after calling end/, 'ENDED'],
]

/** The code of an error that means the database is unreachable; undefined for all others. */
export function unavailableCodeOf(error: unknown): string | undefined {
  const code = codeOf(error)
  const { message, syscall }: NodeJS.ErrnoException = error instanceof Error ? error : new Error('')
  // A missing socket file has code ENOENT. Only `syscall` distinguishes it from other missing files.
  if (code !== undefined) return AWAY.test(code) || syscall === 'connect' ? code : undefined
  return UNCODED.find(([said]) => said.test(message))?.[1]
}

import { codeOf } from '../error-trace.ts'

/** Codes of a PostgreSQL that is not there, is starting or stopping, or has no connection left, and of the way to it. */
const AWAY =
  /^(?:08\w{3}|53(?!100)\w{3}|57P\w\w|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_\w+|EHOST\w+|ENET\w+|CONNECTION_\w+)$/

/** What its clients say without a code, and the code that is logged instead. */
const UNCODED: [said: RegExp, code: string][] = [
  [/^(?:timeout exceeded when trying to connect|timeout expired|Query read timeout)$/, 'TIMEOUT'],
  [/^Connection terminated|^Client (?:has encountered a connection error|was closed)/, 'CLOSED'],
  [/^Cannot use a pool after calling end/, 'ENDED'],
]

/** The code of an error that says that the database cannot be asked just now; nothing for all others. */
export function awayCodeOf(error: unknown): string | undefined {
  const code = codeOf(error)
  const { message, syscall }: NodeJS.ErrnoException = error instanceof Error ? error : new Error('')
  // A socket that is a file and not there is no other missing file.
  if (code !== undefined) return AWAY.test(code) || syscall === 'connect' ? code : undefined
  return UNCODED.find(([said]) => said.test(message))?.[1]
}

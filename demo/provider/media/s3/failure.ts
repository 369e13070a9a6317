import { codeOf } from '../../error-trace.ts'

/** What is not there, as the store says it; to HEAD it says the status alone. */
const MISSING = /^(?:NoSuchKey|NoSuchUpload|404)$/

/** What may be otherwise at the next try, besides the statuses 429 and 5xx. */
const PASSING = /^(?:RequestTimeout|SlowDown|InternalError|ServiceUnavailable|OperationAborted)$/

/** Why one try failed. */
export class Failure extends Error {
  override name = 'Failure'
  /** The store's own word, as 'SlowDown', the status, or what became of the connection, as 'ECONNRESET'. */
  readonly code: string
  /** Whether another try may work. */
  readonly passes: boolean

  constructor(code: string, passes: boolean) {
    super(code)
    this.code = code
    this.passes = passes
  }

  get isMissing(): boolean {
    return MISSING.test(this.code)
  }
}

/** What an answer says that went wrong; some calls say so with the status 200 (CompleteMultipartUpload). */
export function failureIn({ ok, status }: Response, text: string): Failure | undefined {
  const said = /<Error>.*?<Code>(\w+)<\/Code>/s.exec(text)?.[1]
  if (ok && said === undefined) return undefined
  const code = said ?? String(status)
  return new Failure(code, status >= 500 || status === 429 || PASSING.test(code))
}

/** What became of the connection, by what `fetch` or the body of an answer threw. */
export function lostConnection(error: unknown): Failure {
  const cause = error instanceof Error ? error.cause : undefined
  return new Failure(codeOf(cause) ?? codeOf(error) ?? 'NETWORK', true)
}

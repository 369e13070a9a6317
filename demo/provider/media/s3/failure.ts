import { codeOf } from '../../errors/error-trace.ts'

/** Codes of a missing object. A HEAD response only has the status. */
const MISSING = /^(?:NoSuchKey|NoSuchUpload|404)$/

/** Codes worth a retry, besides the statuses 429 and 5xx. */
const PASSING = /^(?:RequestTimeout|SlowDown|InternalError|ServiceUnavailable|OperationAborted)$/

export class Failure extends Error {
  override name = 'Failure'
  /** The store's code, such as 'SlowDown', the status, or the connection's error, such as 'ECONNRESET'. */
  readonly code: string
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

/** Failure in a response. Some calls report one with status 200 (CompleteMultipartUpload). */
export function failureIn({ ok, status }: Response, text: string): Failure | undefined {
  const said = /<Error>.*?<Code>(\w+)<\/Code>/s.exec(text)?.[1]
  if (ok && said === undefined) return undefined
  const code = said ?? String(status)
  return new Failure(code, status >= 500 || status === 429 || PASSING.test(code))
}

export function lostConnection(error: unknown): Failure {
  const cause = error instanceof Error ? error.cause : undefined
  return new Failure(codeOf(cause) ?? codeOf(error) ?? 'NETWORK', true)
}

import { randomUUID } from 'node:crypto'

/** What is noted of a request while it is answered. */
export interface Asked {
  /** Names the request in answers and in the log. */
  id: string
  /** The pattern of the path that answers it, as far as is known, as '/media/photos/:name': one of few. */
  route: () => string
}

/** The header that brings and takes the id. */
export const REQUEST_ID = 'X-Request-Id'

/** Ids that are taken over, as proxies and callers make them: nothing else gets into the log. */
const TAKEN = /^[\w.:=/+-]{8,128}$/

const notes = new WeakMap<Request, Asked>()

/** The notes of a request: the same wherever it is asked for, since one app hands it on to another. */
export function askedOf(request: Request): Asked {
  const known = notes.get(request)
  if (known) return known
  const asked = { id: idFrom(request.headers.get(REQUEST_ID)), route: () => '/*' }
  notes.set(request, asked)
  return asked
}

/** The id that a request brings, or a new one. */
export const idFrom = (sent: string | null | undefined): string =>
  sent && TAKEN.test(sent) ? sent : randomUUID()

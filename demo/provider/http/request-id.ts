import { randomUUID } from 'node:crypto'

export interface RequestNotes {
  /** Request id in responses and logs. */
  id: string
  /** Pattern of the matched path once known, such as '/media/photos/:name', to keep metrics labels few. */
  route: () => string
}

export const REQUEST_ID = 'X-Request-Id'

/** Accepted request ids of proxies and clients; anything else stays out of the log. */
const TAKEN = /^[\w.:=/+-]{8,128}$/

const notes = new WeakMap<Request, RequestNotes>()

/** Notes of a request. Nested apps share them. */
export function requestNotes(request: Request): RequestNotes {
  const known = notes.get(request)
  if (known) return known
  const asked = { id: idFrom(request.headers.get(REQUEST_ID)), route: () => '/*' }
  notes.set(request, asked)
  return asked
}

export const idFrom = (sent: string | null | undefined): string =>
  sent && TAKEN.test(sent) ? sent : randomUUID()

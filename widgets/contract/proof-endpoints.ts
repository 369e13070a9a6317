// @chunk index
/** Separate from endpoints.ts, because no tag needs this call at startup. */
import { endpoint } from './endpoint.ts'

/**
 * Proves that a browser sent a form. Its response had a `challenge`, a JSON of https://altcha.org: find the `number` for
 * which the SHA-256 of `salt` followed by it is `challenge`. The `proof` is the JSON with that number, valid once and for
 * ten minutes. The response is the same for a wrong proof.
 */
export const proveSender = endpoint('POST', '/api/v1/{product}/proof/', async () =>
  import('./proofs.ts').then((proofs) => proofs.proveSender),
)

import type { Endpoint } from '../../../contract/endpoint.ts'
import { IDEMPOTENCY_KEY } from '../../../contract/headers.ts'
import { referenceOf } from '../../../contract/values/reference.ts'
import { now } from '../../../contract/values/dates.ts'
import { load } from '../../../contract/values/load.ts'
import type { Provider } from '../../provider.ts'
import { $session } from '../../session.ts'
import type { Kind, Outgoing } from '../../outbox/waiting.ts'
import type { Tell } from './declaration.ts'
import type { Intent } from './intent.ts'
import { ownEntries } from './own-properties.ts'

/** Method and path of a call, to store. */
export const lineOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => ({
  method: method as Outgoing['method'],
  path,
})

interface Saved {
  kind: string
  /** Fields that are never stored. */
  secrets?: readonly string[]
}

interface Unsent {
  values: object
  form: { $intent: { get: () => Intent | undefined }; newKey: () => string }
  via: unknown
  tell: Tell
}

/**
 * Puts a form that couldn't be sent into the outbox. False if there is a network, if the host page doesn't allow it, or
 * if the browser can't store it: the form reports the failure then.
 */
export async function saveForLater(
  { kind, secrets = [] }: Saved,
  { values, form, via, tell }: Unsent,
  outgoingFor: (intent: Intent) => Promise<Outgoing>,
): Promise<boolean> {
  const intent = form.$intent.get()
  if (globalThis.navigator?.onLine !== false || !intent || tell.read?.('outbox') !== 'on')
    return false
  try {
    const { add, has } = await load(() => import('../../outbox/outbox.ts'))
    // Copies of a draft in two tabs have one key.
    const key = (await has(intent.key)) ? form.newKey() : intent.key
    const outgoing = await outgoingFor({ ...intent, key })
    if (!outgoing.headers[IDEMPOTENCY_KEY]) return false
    const typed: Record<string, unknown> = {}
    for (const [field, value] of ownEntries<unknown>({ ...values })) {
      const isFile = [value].flat().some((each) => each instanceof Blob)
      if (!isFile && !secrets.includes(field)) typed[field] = value
    }
    await add({
      key,
      kind: kind as Kind,
      at: now(),
      provider: { ...(via as Provider) },
      reference: kind === 'enquiry' || kind === 'wizard' ? referenceOf(key) : undefined,
      state: 'waiting',
      outgoing,
      typed,
      user: $session.get()?.id ?? '',
    })
    return true
  } catch {
    return false
  }
}

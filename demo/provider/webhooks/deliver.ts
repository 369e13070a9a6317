import type { Database } from '../data/engine/database.ts'
import {
  type Delivery,
  deliveryToSend,
  failDelivery,
  noteAttempt,
} from '../data/webhooks/deliveries.ts'
import { disableEndpoint } from '../data/webhooks/endpoints.ts'
import type { Handler } from '../jobs/handler.ts'
import type { Settings } from '../settings/settings.ts'
import { isPublicAddress } from './public-address.ts'
import { type Network, resolveAll, sendWebhook } from './send.ts'
import { signedHeaders } from './signature.ts'

/** Seconds after the first attempt at which a delivery is given up. */
const THREE_DAYS = 3 * 24 * 3600

const LONGEST_PAUSE = 6 * 3600

/** 10 s, 30 s, 90 s and so on up to 6 hours, each a fifth more or less, so that failed ones don't return together. */
const backoff = (tries: number) =>
  Math.round(Math.min(10 * 3 ** (tries - 1), LONGEST_PAUSE) * (0.8 + 0.4 * Math.random()))

/** Delivers webhooks. A process that is killed after the response repeats its delivery, with the same id. */
export function webhookHandler(
  database: Database,
  { now, privateWebhooks }: Pick<Settings, 'now' | 'privateWebhooks'>,
  network: Network = {
    resolve: resolveAll,
    isAllowed: (address) => privateWebhooks || isPublicAddress(address),
  },
): Handler {
  return {
    places: 8,
    backoff,
    giveUpAfter: { seconds: THREE_DAYS },
    async run({ key, signal, finish }) {
      const delivery = await deliveryToSend(database, key, now())
      if (!delivery) return undefined
      if (delivery.isDisabled) return { failure: 'DISABLED', isFinal: true }
      const body = bodyOf(delivery)
      const headers = {
        ...signedHeaders(delivery.id, now(), body, delivery.secrets),
        'content-type': 'application/json',
      }
      const attempt = await sendWebhook({ url: delivery.url, body, headers }, network, signal)
      if (attempt.failure === undefined) {
        await database.transaction(async (queries) => {
          await noteAttempt(queries, key, attempt, now())
          await finish(queries)
        })
        return undefined
      }
      const isGone = attempt.status === 410
      await noteAttempt(database, key, attempt, now())
      if (isGone) await disableEndpoint(database, delivery.endpoint, now(), true)
      return { failure: attempt.failure, isFinal: isGone }
    },
    gaveUp: (queries, { key }, failure) => failDelivery(queries, key, failure, now()),
  }
}

function bodyOf({ type, at, data, contact }: Delivery): string {
  return JSON.stringify({
    type,
    timestamp: at.toISOString(),
    data: { ...data, ...(contact && { contact }) },
  })
}

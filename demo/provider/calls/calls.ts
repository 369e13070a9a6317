import type { Context } from 'hono'
import type { ZodMiniType } from 'zod/mini'
import type { Endpoint } from '../../../widgets/contract/endpoint.ts'
import { LANGUAGE, readLanguage } from '../../../widgets/contract/values/language.ts'
import { type Connection, clientAddress } from '../http/client-address.ts'
import type { Database } from '../data/engine/database.ts'
import { type DeviceCookie, deviceCookie } from '../http/device-cookie.ts'
import { type QueueLimits, type TakeTurn, fairQueue } from '../http/fair-queue.ts'
import { jsonBody } from '../http/json-body.ts'
import type { Media } from '../media/media.ts'
import type { App } from '../http/new-app.ts'
import type { Metrics } from '../operation/metrics.ts'
import { Refused } from '../errors/refused.ts'
import { publicDataAt } from '../http/public-paths.ts'
import type { Settings } from '../settings/settings.ts'
import { answerCaching, type AnswerCaching } from './answer-caching.ts'
import { signedIn } from './signed-in.ts'

export interface Call<Input> extends Pick<AnswerCaching, 'mediaUrl' | 'showsOnly'> {
  input: Input
  /** Decoded `{name}` part of the path. */
  parameter: (name: string) => string
  query: (name: string) => string | undefined
  header: (name: string) => string | undefined
  /** Client address for rate limits. */
  address: string
  device: DeviceCookie
  /** Origin of the request, as in its URL. */
  origin: string
  /** BCP 47 tag of the page's language; undefined for English. */
  language: string | undefined
}

/** A multipart form that is not read yet, and the schema of its fields. */
export interface UnreadForm<Input> {
  request: Request
  schema: ZodMiniType<Input, unknown>
}

export interface AnsweredCall {
  endpoint: Endpoint
  status: 200 | 201
  takes: 'json' | 'form'
  /** Requires a signed-in user. */
  personal: boolean
  /** Requires the user whose id is in the path; wraps the result as `{data: [...]}`. */
  own: boolean
}

export interface Routes {
  database: Database
  settings: Settings
  media: Media
  metrics: Metrics
  takeTurn: TakeTurn
  calls: AnsweredCall[]
  /** Adds an endpoint that responds with JSON; `status` is that of success. */
  answer: <Input, Output>(
    endpoint: Endpoint<Input, Output>,
    handle: (call: Call<Input>) => Promise<Output>,
    status?: 200 | 201,
  ) => void
  /** Like `answer`, queued because the call derives a key; 503 above the limits. */
  answerInLine: Routes['answer']
  /** Like `answer`, for a signed-in user's id; otherwise 401. Responses are never cached. */
  answerUser: <Input, Output>(
    endpoint: Endpoint<Input, Output>,
    handle: (user: string, call: Call<Input>) => Promise<Output>,
  ) => void
  answerUserInLine: Routes['answerUser']
  /** Adds a list of the user whose id is in the path, as `{data: [...]}`; 403 for other users. */
  answerOwn: <Input, Item>(
    endpoint: Endpoint<Input, Item[]>,
    handle: (user: string, call: Call<Input>) => Promise<Item[]>,
  ) => void
  /** Adds an endpoint whose body is a form, read by `handle`; responds with JSON and 201. */
  receive: <Input, Output>(
    endpoint: Endpoint<Input, Output>,
    handle: (call: Call<UnreadForm<Input>>) => Promise<Output>,
  ) => void
}

interface Manner<Output> {
  status?: 200 | 201
  personal?: boolean
  inLine?: boolean
  wrap?: (answer: Output) => unknown
  takes?: AnsweredCall['takes']
}

/**
 * Limits of key derivations: two at a time, for their memory and because they use the thread pool. Each takes about
 * 100 ms, so a queued call waits a second or two.
 */
const DERIVING: QueueLimits = { places: 2, waiting: 20, waitingOfOne: 10 }

export function routesOn(
  app: App,
  database: Database,
  settings: Settings,
  media: Media,
  metrics: Metrics,
): Routes {
  const { takeTurn, lengths: deriving } = fairQueue(DERIVING)
  metrics.watch({ deriving })
  const calls: AnsweredCall[] = []
  const dataAt = publicDataAt(settings.product)

  function put<Input, Body, Output>(
    endpoint: Endpoint<Input, Output>,
    bodyOf: (request: Request, schema: ZodMiniType<Input, unknown>) => Promise<Body> | Body,
    handle: (call: Call<Body>, user: string) => Promise<Output>,
    { status = 200, personal = false, inLine, wrap, takes = 'json' }: Manner<Output> = {},
  ): void {
    calls.push({ endpoint, status, takes, personal, own: wrap !== undefined })
    const answerCall = async (context: Context<{ Bindings: Connection }>) => {
      const { input, output } = await endpoint.schemas()
      const request = context.req.raw
      const { origin, searchParams: query } = new URL(request.url)
      const user = personal
        ? await signedIn(database, request.headers.get('authorization'), settings.now())
        : ''
      const { mediaUrl, showsOnly, headers, missing } = answerCaching(
        context,
        settings,
        personal ? undefined : dataAt(context.req.path),
      )
      const call: Call<Body> = {
        input: input ? await bodyOf(request, input) : (undefined as never),
        parameter: (name) => context.req.param(name) ?? '',
        query: (name) => query.get(name) ?? undefined,
        header: (name) => context.req.header(name),
        address: clientAddress(request.headers, context.env, settings.trustProxy),
        device: deviceCookie(context, settings),
        mediaUrl,
        showsOnly,
        origin,
        language: readLanguage(query.get(LANGUAGE)),
      }
      const work = async () => handle(call, user)
      const answer = await (inLine ? takeTurn(call.address, work) : work()).catch(missing)
      for (const [name, value] of Object.entries(headers())) context.header(name, value)
      // Parsed by the contract, so that no unlisted field gets out.
      const read = output.parse(answer)
      return context.json((wrap ? wrap(read) : read) as object, status)
    }
    for (const path of pathsOf(endpoint.path, settings.product)) {
      app.on(endpoint.method, path, answerCall)
    }
  }

  return {
    database,
    settings,
    media,
    metrics,
    takeTurn,
    calls,
    answer: (endpoint, handle, status = 200) => put(endpoint, jsonBody, handle, { status }),
    answerInLine: (endpoint, handle, status = 200) =>
      put(endpoint, jsonBody, handle, { status, inLine: true }),
    answerUser: (endpoint, handle) =>
      put(endpoint, jsonBody, (call, user) => handle(user, call), { personal: true }),
    answerUserInLine: (endpoint, handle) =>
      put(endpoint, jsonBody, (call, user) => handle(user, call), { personal: true, inLine: true }),
    answerOwn: (endpoint, handle) => {
      const wrap = (data: unknown) => ({ data })
      put(endpoint, jsonBody, own, { personal: true, wrap })
      async function own(call: Parameters<typeof handle>[1], user: string) {
        if (call.parameter('userId').toLowerCase() === user) return handle(user, call)
        throw new Refused(403, 'not_yours', 'This belongs to another user.')
      }
    },
    receive: (endpoint, handle) =>
      put(endpoint, (request, schema) => ({ request, schema }), handle, {
        status: 201,
        takes: 'form',
      }),
  }
}

/** Hono's paths of an endpoint. A double slash also matches as one, since some proxies merge slashes. */
function pathsOf(path: string, product: string): string[] {
  const own = path.replace('{product}', product).replace(/\{(\w+)\}/g, ':$1')
  return [...new Set([own, own.replaceAll('//', '/')])]
}

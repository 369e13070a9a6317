import type { Context } from 'hono'
import type { ZodMiniType } from 'zod/mini'
import type { Endpoint } from '../../widgets/contract/endpoint.ts'
import { type Connection, clientAddress } from './http/client-address.ts'
import type { Database } from './data/database.ts'
import { type DeviceCookie, deviceCookie } from './http/device-cookie.ts'
import { type QueueLimits, type TakeTurn, fairQueue } from './http/fair-queue.ts'
import { jsonBody } from './http/json-body.ts'
import type { Media } from './media/media.ts'
import type { App } from './http/new-app.ts'
import type { Metrics } from './operation/metrics.ts'
import { Refused } from './http/refused.ts'
import { cachingOf } from './http/request-origin.ts'
import type { Settings } from './settings.ts'
import { signedIn } from './http/signed-in.ts'

/** One request, read by the contract. */
export interface Call<Input> {
  input: Input
  /** A `{name}` part of the path, decoded. */
  parameter: (name: string) => string
  query: (name: string) => string | undefined
  header: (name: string) => string | undefined
  /** Who calls, for limits. */
  address: string
  /** Tells a browser that signed in before; it is sent to the calls beside this one. */
  device: DeviceCookie
  /** The whole address of a stored path under /media/. */
  mediaUrl: (path: string) => string
  /** The request's own origin, as its sender says. */
  origin: string
}

/** A multipart form that is still to be read, and the schema of its fields. */
export interface UnreadForm<Input> {
  request: Request
  schema: ZodMiniType<Input, unknown>
}

/** A call as it is answered, for who describes it. */
export interface AnsweredCall {
  endpoint: Endpoint
  /** That of success. */
  status: 200 | 201
  /** What its body is, if it has one. */
  takes: 'json' | 'form'
  /** Only for who is signed in. */
  personal: boolean
  /** Only for whose id is in the path, and wrapped as `{data: [...]}`. */
  own: boolean
}

/** What a file of routes is given. */
export interface Routes {
  database: Database
  settings: Settings
  media: Media
  metrics: Metrics
  /** The line of calls that derive keys, for a call that needs it for a part of its work. */
  takeTurn: TakeTurn
  /** Those that were put on the app so far. */
  calls: AnsweredCall[]
  /** Answers a call of the contract with JSON; `status` is that of success. */
  answer: <Input, Output>(
    endpoint: Endpoint<Input, Output>,
    handle: (call: Call<Input>) => Promise<Output>,
    status?: 200 | 201,
  ) => void
  /** The same for a call that derives keys: few at a time, and 503 for who is too many. */
  answerInLine: Routes['answer']
  /** The same for who is signed in, a user's id; else 401 is the answer. No cache keeps any of it. */
  answerUser: <Input, Output>(
    endpoint: Endpoint<Input, Output>,
    handle: (user: string, call: Call<Input>) => Promise<Output>,
  ) => void
  /** Both. */
  answerUserInLine: Routes['answerUser']
  /** A list of the user whose id the path names, as `{data: [...]}`; 403 for everybody else. */
  answerOwn: <Input, Item>(
    endpoint: Endpoint<Input, Item[]>,
    handle: (user: string) => Promise<Item[]>,
  ) => void
  /** Answers a call whose body is a form, which `handle` reads, with JSON and 201. */
  receive: <Input, Output>(
    endpoint: Endpoint<Input, Output>,
    handle: (call: Call<UnreadForm<Input>>) => Promise<Output>,
  ) => void
}

/** How a call is answered. */
interface Manner<Output> {
  status?: 200 | 201
  /** Only for who is signed in. */
  personal?: boolean
  /** Costs so much that few are worked on at a time. */
  inLine?: boolean
  /** What is sent around what the contract reads. */
  wrap?: (answer: Output) => unknown
  takes?: AnsweredCall['takes']
}

/**
 * Calls that derive keys: two at a time, for the memory that takes and for the threads that others wait
 * for. Each takes some 100 ms, so whoever waits does so for a second or two.
 */
const DERIVING: QueueLimits = { places: 2, waiting: 20, waitingOfOne: 10 }

/** Puts the contract's calls on an app. */
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

  function put<Input, Body, Output>(
    endpoint: Endpoint<Input, Output>,
    bodyOf: (request: Request, schema: ZodMiniType<Input, unknown>) => Promise<Body> | Body,
    handle: (call: Call<Body>, user: string) => Promise<Output>,
    { status = 200, personal = false, inLine, wrap, takes = 'json' }: Manner<Output> = {},
  ): void {
    calls.push({ endpoint, status, takes, personal, own: wrap !== undefined })
    const caching = endpoint.method === 'GET' && !personal ? 'max-age=300' : 'no-store'
    const answerCall = async (context: Context<{ Bindings: Connection }>) => {
      const { input, output } = await endpoint.schemas()
      const request = context.req.raw
      const { origin, searchParams: query } = new URL(request.url)
      const user = personal
        ? await signedIn(database, request.headers.get('authorization'), settings.now())
        : ''
      let carriesOrigin = false
      const mediaUrl = (path: string) => {
        carriesOrigin ||= settings.publicUrl === undefined
        return wholeAddress(path, settings.publicUrl ?? origin)
      }
      const call: Call<Body> = {
        input: input ? await bodyOf(request, input) : (undefined as never),
        parameter: (name) => context.req.param(name) ?? '',
        query: (name) => query.get(name) ?? undefined,
        header: (name) => context.req.header(name),
        address: clientAddress(request.headers, context.env, settings.trustProxy),
        device: deviceCookie(context, settings),
        mediaUrl,
        origin,
      }
      const work = async () => handle(call, user)
      const answer = await (inLine ? takeTurn(call.address, work) : work())
      context.header('cache-control', cachingOf(caching, origin, carriesOrigin))
      // Read by the contract once more, so that nothing leaves that it doesn't name.
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
      const own = async ({ parameter }: Call<unknown>, user: string) => {
        if (parameter('userId').toLowerCase() === user) return handle(user)
        throw new Refused(403, 'not_yours', 'This belongs to somebody else.')
      }
      put(endpoint, jsonBody, own, { personal: true, wrap: (data) => ({ data }) })
    },
    receive: (endpoint, handle) =>
      put(endpoint, (request, schema) => ({ request, schema }), handle, {
        status: 201,
        takes: 'form',
      }),
  }
}

/** What is no address stays as it is: one wrong row takes no list with it. */
function wholeAddress(path: string, origin: string): string {
  return URL.canParse(path, origin) ? new URL(path, origin).href : path
}

/** Paths as the app writes them. Proxies that merge slashes make the second one of a double slash. */
function pathsOf(path: string, product: string): string[] {
  const own = path.replace('{product}', product).replace(/\{(\w+)\}/g, ':$1')
  return [...new Set([own, own.replaceAll('//', '/')])]
}

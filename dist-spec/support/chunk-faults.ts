import type { Page, Request, Route } from '@playwright/test'

const CORS = { 'access-control-allow-origin': '*' }
const status = (code: number) => (route: Route) =>
  route.fulfill({ status: code, headers: CORS, contentType: 'text/plain', body: 'No script.' })

const PAGE = '<!doctype html><title>Sign in to the network</title>'

export const HANGS = 'no response'

/** Faults of the server or network that a chunk is requested from. */
export const CHUNK_FAULTS: Readonly<Record<string, (route: Route) => unknown>> = {
  404: status(404),
  500: status(500),
  'an HTML page': (route) => route.fulfill({ headers: CORS, contentType: 'text/html', body: PAGE }),
  [HANGS]: () => undefined,
}

/** The sentence that a visitor reads while a chunk is missing, and what loads it after all. */
export interface ChunkOutcome {
  sentence: string
  way: string
}

export const UNUSED: ChunkOutcome = { sentence: '', way: 'works without it' }
const BY_ITSELF: ChunkOutcome = { sentence: '', way: 'loads by itself or with the next use' }
const AGAIN = 'Try again'

/** In each page of a visitor, the first request for a chunk meets a fault, and later ones don't. */
export class FailingChunks {
  readonly fault: string
  /** By the chunk's path in the folder of widgets. */
  readonly outcomes = new Map<string, ChunkOutcome>()
  /** Number of requests that repeat one. */
  repeated = 0
  /** The sentences next to 'Try again' while one of them is pressed. */
  pressed: readonly string[] = []
  /** Chunks that meet no fault. */
  spares: RegExp | undefined
  /** Repeated and sending requests, during which no clock must run on. */
  readonly #pending = new Set<Request>()
  readonly #sentences: ReadonlyMap<string, string>
  #page: Page | undefined

  /** @param sentences - by the name of the chunk that they are about, for a fault that shows several at once */
  constructor(fault: string, sentences: ReadonlyMap<string, string>) {
    this.fault = fault
    this.#sentences = sentences
  }

  get waits(): boolean {
    return this.#pending.size > 0
  }

  async start(page: Page): Promise<void> {
    this.#page = page
    if (this.fault === HANGS) await page.clock.install()
    page.on('request', (request) => {
      const isRepeated = /\/chunks\/.*\?/.test(request.url())
      if (isRepeated || request.method() === 'POST') this.#pending.add(request)
    })
    // The next page has none of these.
    page.on('framenavigated', () => this.#pending.clear())
    page.on('requestfinished', (request) => this.#pending.delete(request))
    page.on('requestfailed', (request) => this.#pending.delete(request))
    await page.route('**/chunks/*.js*', (route) => {
      const { pathname, search, origin } = new URL(route.request().url())
      // The company's own page, which shows a form that was sent without its script.
      if (new URL(route.request().frame().url()).origin === origin) return route.continue()
      const chunk = pathname.replace(/.*\/widgets\//, '')
      if (search) this.#repeat(chunk)
      else if (!this.outcomes.has(chunk)) this.outcomes.set(chunk, UNUSED)
      if (search || this.spares?.test(pathname)) return route.continue()
      return CHUNK_FAULTS[this.fault]!(route)
    })
  }

  /** Resolves when a request for such a chunk meets the fault. */
  next(chunk: RegExp): Promise<unknown> {
    if (this.fault === HANGS) return Promise.resolve()
    return this.#page!.waitForResponse((response) => chunk.test(response.url()))
  }

  #repeat(chunk: string): void {
    this.repeated += 1
    if (this.outcomes.get(chunk) !== UNUSED) return
    const [first = ''] = this.pressed
    const own = this.#sentences.get(chunkName(chunk))
    // One press repeats all requests that hang, and the chunks that a chunk imports.
    const isOwn = own !== undefined && (own === '' || this.pressed.includes(own))
    const sentence = isOwn ? own : first
    this.outcomes.set(chunk, sentence ? { sentence, way: AGAIN } : BY_ITSELF)
  }
}

/** A chunk's name without its hash. */
export const chunkName = (path: string) => path.replace(/^chunks\/(.*)-.{6}\.js$/, '$1')

import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, WebDriver } from 'webdriver'
import type { Visitor } from './visitor.ts'

const LISTENS = /WebDriver BiDi listening on (ws:\S+)/

/** Starts Firefox and drives it by WebDriver BiDi, which needs no separate driver. */
export async function openFirefox(executable: string): Promise<Visitor> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const firefox = spawn(executable, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const gone = new Promise<void>((resolve) => firefox.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    firefox.stderr.on('data', (chunk: Buffer) => {
      said += chunk
      const [, found] = LISTENS.exec(said) ?? []
      if (found) resolve(found)
    })
    firefox.once('exit', () => reject(new Error(`Firefox ended before it was asked: ${said}`)))
  })
  // The session starts on the connection itself, because there is none to attach to yet.
  const webSocketUrl = `${address}/session` as unknown as true
  const client = WebDriver.attachToSession({
    sessionId: 'none',
    logLevel: 'error',
    capabilities: { webSocketUrl },
  }) as Client & { _bidiHandler?: { waitForConnected: () => Promise<unknown> } }
  const { _bidiHandler: line } = client
  await line?.waitForConnected()
  const session = await client.sessionNew({ capabilities: {} })
  await client.sessionSubscribe({ events: ['log.entryAdded'] })
  const tree = await client.browsingContextGetTree({})
  const { context } = tree.contexts[0]!
  return {
    engine: 'firefox',
    version: session.capabilities.browserVersion,
    ...speaking(client, context),
    close: async () => {
      await client.browserClose({})
      await gone
      await rm(profile, { recursive: true, force: true })
    },
  }
}

/** A sandbox, so that changes to the page's globals do not affect tests. */
const SANDBOX = 'spec'

function speaking(client: Client, top: string): Omit<Visitor, 'engine' | 'version' | 'close'> {
  let context = top
  const said: string[] = []
  client.on('log.entryAdded', ({ level, text }: { level: string; text: string | null }) => {
    if (/error|warn/.test(level)) said.push(text ?? '')
  })
  const call = async (functionDeclaration: string, args: unknown[], sandbox?: string) => {
    const answer = await client.scriptCallFunction({
      functionDeclaration,
      arguments: [{ type: 'string', value: JSON.stringify(args) }],
      target: { context, ...(sandbox && { sandbox }) },
      awaitPromise: true,
    })
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
    return answer.result
  }
  const ask: Visitor['evaluate'] = async (task, ...args) => {
    const text = `async (args) => JSON.stringify((await (${task})(...JSON.parse(args))) ?? null)`
    const answer = (await call(text, args, SANDBOX)) as { value: string }
    return JSON.parse(answer.value)
  }
  return {
    goto: async (url) => {
      context = top
      await client.browsingContextNavigate({ context, url, wait: 'complete' })
    },
    enter: async () => {
      const { contexts } = await client.browsingContextGetTree({ root: context })
      context = contexts[0]!.children![0]!.context
    },
    evaluate: ask,
    inPage: async (task, ...args) => {
      context = top
      // Serialized here, because the page may have changed its own JSON.
      return plain(await call(`() => (${task})(...${JSON.stringify(args)})`, []))
    },
    said,
    listeners: async () => [],
    pressAt: async (x, y) => {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ] as const
      await client.inputPerformActions({
        context,
        actions: [{ type: 'pointer', id: 'mouse', actions: [...actions] }],
      })
    },
    wheel: async (deltaY) => {
      const place = { x: 500, y: 400 }
      const turned = { type: 'scroll', ...place, deltaX: 0, deltaY: Math.round(deltaY) } as const
      await client.inputPerformActions({
        context,
        actions: [{ type: 'wheel', id: 'wheel', actions: [turned] }],
      })
    },
    type: async (text) => {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown' as const, value },
        { type: 'keyUp' as const, value },
      ])
      await client.inputPerformActions({ context, actions: [{ type: 'key', id: 'keys', actions }] })
    },
    attach: async (find, args, files) => {
      const field = await call(`(args) => (${find})(...JSON.parse(args))`, args, SANDBOX)
      const { sharedId } = field as { sharedId: string }
      await client.inputSetFiles({ context, element: { sharedId }, files })
    },
    resize: async (width, height) => {
      await client.browsingContextSetViewport({ context, viewport: { width, height } })
    },
    screenshot: async () => {
      const { data } = await client.browsingContextCaptureScreenshot({ context })
      return Buffer.from(data, 'base64')
    },
  }
}

/** A value as serialized by WebDriver BiDi (3.5.2), data only. */
type Remote = { type: string; value?: unknown }

function plain<Answer>({ type, value }: Remote): Answer {
  const made = () => {
    if (type === 'array') return (value as Remote[]).map((item) => plain(item))
    if (type !== 'object') return value ?? null
    return Object.fromEntries(
      (value as [string, Remote][]).map(([key, item]) => [key, plain(item)]),
    )
  }
  return made() as Answer
}

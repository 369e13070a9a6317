import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Serving } from '../../demo/server/serve.ts'
import { FIELDS } from '../../widgets/contract/enquiry-for-test.ts'
import { SENT } from '../enquiry/enquiry-form.ts'
import { findBrowser } from '../support/browser.ts'
import { listening } from '../support/listening.ts'

export const OWN = `<script type="module" src="%PROVIDER%/widgets/trip-enquiry.js"></script>
  <trip-enquiry></trip-enquiry>
  <script>
    const tell = (...words) => fetch('/tell/' + words.join(' '), { keepalive: true })
    const root = () => document.querySelector('trip-enquiry').shadowRoot
    // Not by frames: there are none while nobody sees the page.
    const until = async (find) => {
      while (!find()) await new Promise((again) => setTimeout(again, 20))
    }
    const field = (label) =>
      [...root().querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(label))
        ?.control
    const option = () =>
      [...(field('Destination')?.options ?? [])].find(({ text }) => text === 'Umaria')
    const drawn = () => until(() => root() && option())
    const filled = async (email) => {
      await drawn()
      for (const [label, typed] of ${JSON.stringify(
        Object.values(FIELDS).map(({ label, typed }) => [label, typed]),
      )}) {
        const control = field(label)
        control.value = { Email: email, Destination: option().value }[label] ?? typed
        for (const type of ['input', 'change'])
          control.dispatchEvent(new Event(type, { bubbles: true, composed: true }))
      }
    }
    const sent = async () => {
      root().querySelector('[type=submit]').click()
      await until(() => root().textContent.includes('${SENT}'))
    }
  </script>`

/** Opens '/' of these pages in a browser that nothing drives, and collects their messages until 'end'. */
export async function undriven(
  { origins }: Serving,
  pages: Readonly<Record<string, string>>,
): Promise<string[]> {
  const said: string[] = []
  const waiting = new Map<string, () => void>()
  const told = (word: string) => new Promise<void>((resolve) => waiting.set(word, resolve))
  const end = told('end')
  const server = createServer(async (request, response) => {
    const [, kind, words = ''] = decodeURIComponent(request.url!).split('/')
    if (kind === 'tell') {
      said.push(words)
      waiting.get(words.split(' ')[0]!)?.()
    }
    if (kind === 'told') await told(words)
    const html = pages[request.url!]?.replaceAll('%PROVIDER%', origins.provider)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(html ? `<!doctype html><title>Undriven</title>${html}` : '')
  })
  const { origin, close } = await listening(server)
  const profile = await mkdtemp(join(tmpdir(), 'undriven-'))
  const { executablePath, args } = await findBrowser()
  const browser = spawn(
    executablePath,
    [...args, '--headless', `--user-data-dir=${profile}`, '--remote-debugging-port=0', origin],
    { stdio: 'ignore' },
  )
  const gone = new Promise((resolve) => browser.once('exit', resolve))
  await end
  browser.kill()
  await gone
  await close()
  await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  return said
}

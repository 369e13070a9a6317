import { createServer } from 'node:http'
import { listening } from '../support/listening.ts'
import { test as base } from './engine-test.ts'

type Says = (html: string, words: string, policy?: string) => Promise<void>

const test = base.extend<{ says: Says }>({
  // Opens a host page, with `%P%` for the provider, and waits for the messages.
  says: async ({ person, served }, use) => {
    let page = { html: '', policy: '' }
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      if (page.policy) response.setHeader('content-security-policy', page.policy)
      response.end(`<!doctype html><html lang="en"><title>Host</title>${page.html}`)
    })
    const { origin, close } = await listening(server)
    await use(async (html, words, policy = '') => {
      const at = (text: string) => text.replaceAll('%P%', served.origins.provider)
      page = { html: at(html), policy: at(policy) }
      await person.visitor.goto(origin)
      await person.reads(words)
    })
    await close()
  },
})

const SCRIPT = '<script type="module" src="%P%/widgets/trip-enquiry.js"></script>'

test('reports a script that is not a module', async ({ says }) => {
  await says(
    `<script src="%P%/widgets/trip-debug.js"></script>
     <script src="%P%/widgets/trip-enquiry.js"></script><trip-enquiry></trip-enquiry>`,
    'The script isn’t loaded as a module, so it can’t run.',
  )
})

test('names the directive that blocks the provider, and a misspelt attribute', async ({
  person,
  says,
}) => {
  const policy = `default-src 'self'; script-src %P%`
  const html = `${SCRIPT}<trip-enquiry varient="wizard" trip-debug></trip-enquiry>`
  await says(html, 'connect-src', policy)
  await person.reads('<trip-enquiry> has no attribute varient. Did you mean variant?')
})

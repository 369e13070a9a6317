import type { Serving } from '../../demo/server/serve.ts'
import { expect, test } from '../support/test.ts'
import { OWN, undriven } from './undriven-browser.ts'

/**
 * Browsers turn off the back/forward cache and prerendering while a tool drives them. So these pages use
 * themselves, and report to their server.
 */
test('keeps its input on a page restored from the back/forward cache', async ({ served }) => {
  const email = 'kept@example.com'
  const said = await undriven(served, {
    '/': `${OWN}
      <script type="module">
        await filled('${email}')
        addEventListener('pageshow', async ({ persisted }) => {
          tell('kept', persisted)
          await sent()
          tell('end')
        })
        location.assign('/elsewhere')
      </script>`,
    '/elsewhere': `${OWN}<script type="module">
        await drawn()
        history.back()
      </script>`,
  })
  expect(said).toEqual(['kept true', 'end'])
  expect(await stored(served, email)).toEqual([{ number_of_adults: 2 }])
})

test('renders on a prerendered page, and works once that is shown', async ({ served }) => {
  const email = 'in.advance@example.com'
  const said = await undriven(served, {
    '/': `<script type="speculationrules">
        { "prerender": [{ "urls": ["/in-advance"], "eagerness": "immediate" }] }
      </script>
      <script type="module">
        await fetch('/told/drawn')
        location.assign('/in-advance')
      </script>`,
    '/in-advance': `${OWN}
      <script type="module">
        document.addEventListener('prerenderingchange', async () => {
          tell('shown')
          await filled('${email}')
          await sent()
          tell('end')
        })
        await drawn()
        tell('drawn', document.prerendering)
      </script>`,
  })
  expect(said).toEqual(['drawn true', 'shown', 'end'])
  expect(await stored(served, email)).toEqual([{ number_of_adults: 2 }])
})

const stored = (served: Serving, email: string) =>
  served.provider.database.query('select number_of_adults from enquiries where email = $1', [email])

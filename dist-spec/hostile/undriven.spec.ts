import type { Serving } from '../../demo/serve.ts'
import { expect, test } from '../support/test.ts'
import { OWN, undriven } from './undriven.ts'

/**
 * What browsers leave out while a tool drives them: pages that are kept for who comes back, and pages that
 * are drawn before anybody asks for them. So these pages use themselves, and tell their server.
 */
test('keeps what was typed on a page that the browser keeps and shows again', async ({
  served,
}) => {
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

test('draws itself on a page that is drawn in advance, and is used when that is shown', async ({
  served,
}) => {
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

import { definePage } from '../page.ts'
import { Pugmarks } from '../pictures/pugmarks.tsx'
import { pathOf } from '../router.ts'
import '../styles/not-found.css'

/** Any address that leads nowhere. */
export const page = definePage({
  head: () => ({
    title: 'Page not found',
    description: 'There is no page at this address.',
    status: 404,
  }),
  View: NotFound,
})

function NotFound() {
  return (
    <section className="not-found">
      <Pugmarks className="not-found-tracks" />
      <div>
        <h1>The trail ends here.</h1>
        <p>
          There is no page at this address. It may have moved, or the link may have lost a letter on
          the way.
        </p>
        <p>
          <a className="strong" href={pathOf('home')}>
            Go to the first page
          </a>
        </p>
      </div>
    </section>
  )
}

import { definePage } from '../routing/page.ts'
import { Tracks } from '../layout/tracks.tsx'
import { pathOf } from '../routing/router.ts'

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
    <Tracks title="The trail ends here.">
      <p>
        There is no page at this address. It may have moved, or the link may have lost a letter on
        the way.
      </p>
      <p>
        <a className="strong-button" href={pathOf('home')}>
          Go to the first page
        </a>
      </p>
    </Tracks>
  )
}

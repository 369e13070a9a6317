import { definePage, type ViewProps } from '../routing/page.ts'
import { Tracks } from '../layout/tracks.tsx'
import { pathOf } from '../routing/router.ts'

/** Why an address was refused, where it was not for want of a page. */
type Status = 400 | 404 | 405 | undefined

/** Any address that leads nowhere, or takes no such request. */
export const page = definePage<Status>({
  head: (status) =>
    status === 405
      ? {
          title: 'Nothing can be sent here',
          description: 'This address shows a page and takes nothing.',
          status,
        }
      : {
          title: 'Page not found',
          description: 'There is no page at this address.',
          status: status ?? 404,
        },
  View: NotFound,
})

function NotFound({ data: status }: ViewProps<Status>) {
  const isPage = status === 405
  return (
    <Tracks title={isPage ? 'Nothing can be sent here.' : 'The trail ends here.'}>
      <p>
        {isPage
          ? 'This address shows a page. What was sent to it went nowhere, and nothing was kept.'
          : 'There is no page at this address. It may have moved, or the link may have lost a letter on the way.'}
      </p>
      <p>
        {/* The browser's own step where the address that was refused may be that of the first page. */}
        <a className="strong-button" href={pathOf('home')} target={isPage ? '_self' : undefined}>
          Go to the home page
        </a>
      </p>
    </Tracks>
  )
}

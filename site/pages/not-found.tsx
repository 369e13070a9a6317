import { definePage, type ViewProps } from '../routing/page.ts'
import { Tracks } from '../layout/tracks.tsx'
import { goHome, noRoom, notAccepted, notFound, tooLarge } from '../messages/en/not-found.ts'
import { pathOf } from '../routing/router.ts'

/** Status of a refused request; undefined if there is simply no page. */
type Status = 400 | 404 | 405 | 413 | 507 | undefined

/** Refusals of a form post without JavaScript. */
const OF_FORMS = new Map<Status, typeof notFound>([
  [405, notAccepted],
  [413, tooLarge],
  [507, noRoom],
])

export const page = definePage<Status>({
  hydrate: 'on interaction',
  head: (status) => {
    const { title, description } = OF_FORMS.get(status) ?? notFound
    return { title, description, status: status ?? 404 }
  },
  View: NotFound,
})

function NotFound({ data: status }: ViewProps<Status>) {
  const { heading, text } = OF_FORMS.get(status) ?? notFound
  const isPage = OF_FORMS.has(status)
  return (
    <Tracks title={heading}>
      <p>{text}</p>
      <p>
        {/* A full page load, in case the refused address is that of the home page. */}
        <a className="strong-button" href={pathOf('home')} target={isPage ? '_self' : undefined}>
          {goHome}
        </a>
      </p>
    </Tracks>
  )
}

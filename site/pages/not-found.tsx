import { definePage, type ViewProps } from '../routing/page.ts'
import { Tracks } from '../layout/tracks.tsx'
import { pathOf } from '../routing/router.ts'

/** Status of a refused request; undefined if there is simply no page. */
type Status = 400 | 404 | 405 | 413 | 507 | undefined

interface Words {
  title: string
  description: string
  heading: string
  text: string
}

const NOT_FOUND: Words = {
  title: 'Page not found',
  description: 'We don’t have a page at this address.',
  heading: 'The trail ends here.',
  text: 'We don’t have a page at this address. It may have moved, or the link may be incomplete.',
}

/** Refusals of a form post without JavaScript. */
const OF_FORMS = new Map<Status, Words>([
  [
    405,
    {
      title: 'Form not accepted',
      description: 'This page doesn’t accept forms.',
      heading: 'This page doesn’t accept forms.',
      text: 'Nothing you sent was received or stored.',
    },
  ],
  [
    413,
    {
      title: 'Too large to send',
      description: 'The form or one of its files is too large.',
      heading: 'That’s too large.',
      text: 'The form or one of its files is too large, so nothing was stored. Go back to the form and choose smaller files.',
    },
  ],
  [
    507,
    {
      title: 'No room right now',
      description: 'Our server has no room to store this right now.',
      heading: 'We have no room for this right now.',
      text: 'Our server has no room left, so nothing was stored. Go back to the form and try again in five minutes.',
    },
  ],
])

export const page = definePage<Status>({
  head: (status) => {
    const { title, description } = OF_FORMS.get(status) ?? NOT_FOUND
    return { title, description, status: status ?? 404 }
  },
  View: NotFound,
})

function NotFound({ data: status }: ViewProps<Status>) {
  const { heading, text } = OF_FORMS.get(status) ?? NOT_FOUND
  const isPage = OF_FORMS.has(status)
  return (
    <Tracks title={heading}>
      <p>{text}</p>
      <p>
        {/* A full page load, in case the refused address is that of the home page. */}
        <a className="strong-button" href={pathOf('home')} target={isPage ? '_self' : undefined}>
          Go to the home page
        </a>
      </p>
    </Tracks>
  )
}

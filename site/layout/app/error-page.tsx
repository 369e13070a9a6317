import { Tracks } from '../tracks.tsx'
import { PhoneLink } from '../phone-link.tsx'

/** Shown if the page's code failed to load twice. */
export function ErrorPage() {
  return (
    <Tracks title="This page has not come through.">
      <p>
        The line may be down for a moment. You can also call us, <PhoneLink />.
      </p>
      <p>
        <button type="button" className="strong-button" onClick={() => location.reload()}>
          Reload the page
        </button>
      </p>
    </Tracks>
  )
}

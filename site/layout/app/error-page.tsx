import { Tracks } from '../tracks.tsx'
import { PhoneLink } from '../phone-link.tsx'

/** Shown if the page's code failed to load twice. */
export function ErrorPage() {
  return (
    <Tracks title="This page didn’t load.">
      <p>
        Please check your connection and reload the page. You can also call us on <PhoneLink />.
      </p>
      <p>
        <button type="button" className="strong-button" onClick={() => location.reload()}>
          Reload the page
        </button>
      </p>
    </Tracks>
  )
}

import { Tracks } from '../tracks.tsx'
import { PhoneLink } from '../phone-link.tsx'
import * as layout from '../../messages/en/layout.ts'
import { Sentence } from '../sentence.tsx'

/** Shown if the page's code failed to load twice. */
export function ErrorPage() {
  return (
    <Tracks title={layout.pageFailed}>
      <p>
        <Sentence text={layout.checkConnection} phone={<PhoneLink />} />
      </p>
      <p>
        <button type="button" className="strong-button" onClick={() => location.reload()}>
          {layout.reloadPage}
        </button>
      </p>
    </Tracks>
  )
}

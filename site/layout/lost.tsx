import { brand, dial } from '../brand.ts'
import { Tracks } from './tracks.tsx'

/** Stands in for a page whose code did not arrive, not even the second time. */
export function Lost() {
  return (
    <Tracks title="This page has not come through.">
      <p>
        The line may be down for a moment. You can also call us,{' '}
        <a href={dial(brand.phones[0])}>{brand.phones[0]}</a>.
      </p>
      <p>
        <button type="button" className="strong-button" onClick={() => location.reload()}>
          Reload the page
        </button>
      </p>
    </Tracks>
  )
}

import { brand, dial } from '../brand.ts'
import { Pugmarks } from '../pictures/pugmarks.tsx'
import '../styles/not-found.css'

/** Stands in for a page whose code did not arrive, not even the second time. */
export function Lost() {
  return (
    <section className="not-found">
      <Pugmarks className="not-found-tracks" />
      <div>
        <h1>This page has not come through.</h1>
        <p>
          The line may be down for a moment. You can also call us,{' '}
          <a href={dial(brand.phones[0])}>{brand.phones[0]}</a>.
        </p>
        <p>
          <button type="button" className="strong" onClick={() => location.reload()}>
            Reload the page
          </button>
        </p>
      </div>
    </section>
  )
}

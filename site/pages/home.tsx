import { brand, dial } from '../brand.ts'
import { definePage } from '../page.ts'
import { Stripes } from '../pictures/stripes.tsx'
import { TigerInGrass } from '../pictures/tiger/tiger-in-grass.tsx'
import { pathOf } from '../router.ts'
import '../styles/home.css'

/** The first page: what the company is for, and the enquiry. */
export const page = definePage({
  head: () => ({
    title: 'Trips planned for you',
    description:
      'Jungle safaris, trips across India and journeys abroad, planned for you by people who have been there. Tell us where and for how long.',
    path: pathOf('home'),
  }),
  View: Home,
})

function Home() {
  return (
    <>
      <div className="hero">
        <div className="hero-poster">
          <TigerInGrass className="scene" />
          <h1>{brand.tagline}</h1>
        </div>
        <div className="hero-enquiry">
          <trip-enquiry privacy={pathOf('privacy')}>
            <div className="instead">
              <h2>The form has not come through.</h2>
              <p>
                We plan your trip by phone or letter just as well: call{' '}
                <a href={dial(brand.phones[0])}>{brand.phones[0]}</a> or write to{' '}
                <a href={`mailto:${brand.enquiries}`}>{brand.enquiries}</a>.
              </p>
            </div>
          </trip-enquiry>
        </div>
      </div>
      <section className="claims" aria-label="What we have done so far">
        <p>
          More than <strong>{brand.claims.tigerSafaris}</strong> tiger safaris arranged
        </p>
        <Stripes className="claims-mark" />
        <p>
          More than <strong>{brand.claims.foreignCountries}</strong> foreign countries visited
        </p>
      </section>
    </>
  )
}

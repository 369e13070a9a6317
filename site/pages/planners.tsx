import { brand } from '../brand.ts'
import { type Planner, planners } from '../team.ts'
import { pathToRegion, viewOf } from '../browse/region-views.ts'
import { Crumbs, HOME } from '../layout/crumbs.tsx'
import { PosterPicture } from '../layout/poster-picture.tsx'
import { Sentence } from '../layout/sentence.tsx'
import { breadcrumbs, travelAgency } from '../layout/structured-data.ts'
import { definePage } from '../routing/page.ts'
import { pathOf } from '../routing/router.ts'
import { pathToTripIdea, poster } from '../trips/trip.ts'
import { tripOf } from '../trips/sample-trips.ts'
import * as layout from '../messages/en/layout.ts'
import * as says from '../messages/en/planners.ts'
import styles from './planners.module.css'

const STEPS = [HOME, { name: layout.planners, path: pathOf('planners') }]

export const page = definePage({
  hydrate: 'on interaction',
  head: () => ({
    title: layout.planners,
    description: says.description,
    path: pathOf('planners'),
    structuredData: [{ ...travelAgency(), employee: planners.map(person) }, breadcrumbs(STEPS)],
  }),
  View: () => (
    <>
      <header className={`green-ground ${styles.head}`}>
        <Crumbs steps={STEPS} />
        <h1>{layout.planners}</h1>
        <p className="lead-paragraph">{says.lead}</p>
      </header>
      <div className={`page-body ${styles.planners}`}>
        {planners.map((planner) => (
          <Card key={planner.id} {...planner} />
        ))}
      </div>
      <section className={styles.start} aria-labelledby="start">
        <h2 id="start">{says.start}</h2>
        <p>
          <Sentence text={says.startHint} within={brand.callsWithin} />
        </p>
        <div className={styles.ways}>
          <a className="strong-button" href={pathOf('enquiry')}>
            {layout.planTrip}
          </a>
          <a className="quiet-button" href={pathOf('howItWorks')}>
            {layout.howItWorks}
          </a>
        </div>
      </section>
    </>
  ),
})

const person = ({ name, languages }: Planner) => ({
  '@type': 'Person',
  name,
  jobTitle: says.jobTitle,
  knowsLanguage: languages,
})

function Card({ id, name, languages, regions, trips, scene }: Planner) {
  return (
    <article id={id} className={styles.planner} aria-labelledby={`${id}-name`}>
      <PosterPicture poster={poster(scene, '')} />
      <div className={styles.words}>
        <h2 id={`${id}-name`}>{name}</h2>
        <p>{says.sentences[id]}</p>
        <dl>
          <div>
            <dt>{says.languages}</dt>
            <dd>{says.languagesOf(languages)}</dd>
          </div>
          <div>
            <dt>{says.hours}</dt>
            <dd>{says.inZone(says.hoursOf[id], says.zone)}</dd>
          </div>
          <div>
            <dt>{says.plans}</dt>
            <Links
              links={regions.flatMap((slug) => {
                const view = viewOf(slug)
                return view ? [{ name: view.name, href: pathToRegion(slug) }] : []
              })}
            />
          </div>
          <div>
            <dt>{says.wrote}</dt>
            <Links
              links={trips.flatMap((id) => {
                const trip = tripOf(id)
                return trip ? [{ name: trip.name, href: pathToTripIdea(trip) }] : []
              })}
            />
          </div>
        </dl>
      </div>
    </article>
  )
}

const Links = ({ links }: { links: readonly { name: string; href: string }[] }) => (
  <dd>
    <ul>
      {links.map(({ name, href }) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  </dd>
)

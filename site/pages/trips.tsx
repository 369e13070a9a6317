import { Crumbs, HOME } from '../layout/crumbs.tsx'
import { breadcrumbs } from '../layout/structured-data.ts'
import { definePage } from '../routing/page.ts'
import { pathOf } from '../routing/router.ts'
import { TripCards } from '../trips/trip-cards.tsx'
import { GROUPS } from '../trips/sample-trips.ts'
import * as layout from '../messages/en/layout.ts'
import * as says from '../messages/en/trips.ts'
import styles from './trips.module.css'

const STEPS = [HOME, { name: layout.tripIdeas, path: pathOf('trips') }]

export const page = definePage({
  hydrate: 'on interaction',
  head: () => ({
    title: layout.tripIdeas,
    description: says.description,
    path: pathOf('trips'),
    structuredData: [breadcrumbs(STEPS)],
  }),
  View: () => (
    <>
      <header className={`green-ground ${styles.head}`}>
        <Crumbs steps={STEPS} />
        <h1>{layout.tripIdeas}</h1>
        <p className="lead-paragraph">{says.lead}</p>
      </header>
      <div className={`page-body ${styles.groups}`}>
        {GROUPS.map(({ title, trips }) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            <TripCards trips={trips} />
          </section>
        ))}
      </div>
    </>
  ),
})

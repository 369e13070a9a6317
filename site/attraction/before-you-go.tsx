import type { AttractionDetails } from '../../widgets/contract/attraction-details.ts'
import * as says from '../messages/en/attraction.ts'
import styles from './before-you-go.module.css'
import { LocatorMap } from '../browse/maps/locator-map.tsx'
import { monthsInWords } from '../../widgets/messages/en/months.ts'

export function BeforeYouGo({ attraction }: { attraction: AttractionDetails }) {
  const { name, best_months, closed, time_needed, airport, station } = attraction
  const { latitude, longitude } = attraction
  const facts = [
    [says.closed, closed],
    [says.timeNeeded, time_needed],
    [says.airport, airport],
    [says.station, station],
  ].filter(([, fact]) => fact)
  const hasFacts = facts.length > 0 || best_months.length > 0
  const isSomewhere = latitude !== null && longitude !== null
  if (!hasFacts && !isSomewhere) return null
  return (
    <div className={styles.ground}>
      <section className={styles.before} aria-labelledby="before-you-go">
        <h2 id="before-you-go">{hasFacts ? says.before : says.location}</h2>
        {hasFacts && (
          <dl className={styles.facts}>
            {best_months.length > 0 && <BestMonths months={best_months} />}
            {facts.map(([title, fact]) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>
                  <bdi>{fact}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
        {isSomewhere && (
          <div className={styles.map}>
            <LocatorMap points={[{ name, latitude, longitude }]} />
          </div>
        )}
      </section>
    </div>
  )
}

/** Text for everyone, plus a chart of the year for sighted visitors. */
function BestMonths({ months }: { months: readonly number[] }) {
  return (
    <div className={styles.months}>
      <dt>{says.bestMonths}</dt>
      <dd>
        <p>{monthsInWords(months)}</p>
        <span className={styles.year} aria-hidden="true">
          {says.monthMarks.map((month, index) => (
            <span key={month} className={months.includes(index + 1) ? styles.best : undefined}>
              {month}
            </span>
          ))}
        </span>
      </dd>
    </div>
  )
}

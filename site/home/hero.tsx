import { brand } from '../brand.ts'
import { Slides } from '../layout/slides.tsx'
import { heroSlides } from '../pictures/journeys.ts'
import { pathOf } from '../routing/router.ts'
import { PosterPicture } from '../layout/poster-picture.tsx'
import { Planner } from './planner.tsx'
import * as says from '../messages/en/home.ts'
import * as layout from '../messages/en/layout.ts'
import styles from './hero.module.css'

export function Hero() {
  return (
    <div className={styles.hero}>
      <div className={`green-ground ${styles.poster}`}>
        <div className={styles.words}>
          <h1>{brand.tagline}</h1>
          <p>{says.offer(brand.callsWithin)}</p>
          <div className={styles.ways}>
            <a className="strong-button" href={pathOf('enquiry')}>
              {layout.planTrip}
            </a>
            <a className="quiet-button" href={pathOf('howItWorks')}>
              {layout.howItWorks}
            </a>
          </div>
        </div>
        <Slides label={says.slides} autoplay>
          {heroSlides.map((poster, index) => (
            <PosterPicture key={poster.picture} poster={poster} first={index === 0} />
          ))}
        </Slides>
      </div>
      <div className={styles.enquiry}>
        <Planner />
      </div>
    </div>
  )
}

import { brand } from '../brand.ts'
import { Instead } from '../layout/instead.tsx'
import { Slides } from '../layout/slides.tsx'
import { heroSlides } from '../pictures/journeys.ts'
import { pathOf } from '../routing/router.ts'
import { PosterPicture } from '../layout/poster-picture.tsx'
import styles from './hero.module.css'

/** What is seen first: the pictures, the company's promise, and the enquiry. */
export function Hero() {
  return (
    <div className={styles.hero}>
      <div className={styles.poster}>
        <h1>{brand.tagline}</h1>
        <Slides label="Where we have been" autoplay>
          {heroSlides.map((poster, index) => (
            <PosterPicture key={poster.picture} poster={poster} first={index === 0} />
          ))}
        </Slides>
      </div>
      <div className={styles.enquiry}>
        <trip-enquiry privacy={pathOf('privacy')}>
          <Instead>We plan your trip by phone or letter just as well.</Instead>
        </trip-enquiry>
      </div>
    </div>
  )
}

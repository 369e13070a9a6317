import { brand, dial } from '../brand.ts'
import { Slides } from '../layout/slides.tsx'
import { heroSlides } from '../pictures/journeys.ts'
import { pathOf } from '../router.ts'
import { PosterPicture } from './poster-picture.tsx'

/** What is seen first: the pictures, the company's promise, and the enquiry. */
export function Hero() {
  return (
    <div className="hero">
      <div className="hero-poster">
        <h1>{brand.tagline}</h1>
        <Slides label="Where we have been" autoplay>
          {heroSlides.map((poster, index) => (
            <PosterPicture key={poster.picture} poster={poster} first={index === 0} />
          ))}
        </Slides>
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
  )
}

import { destinations, tripTypes } from '../pictures/journeys.ts'
import { PosterPicture } from '../layout/poster-picture.tsx'

/** The three kinds of trips (specification, section 1). */
export function TripTypes() {
  return (
    <section className="trip-types" aria-labelledby="trip-types-title">
      <h2 id="trip-types-title">Three ways to travel with us</h2>
      <ul>
        {tripTypes.map((type) => (
          <li key={type.name}>
            <PosterPicture poster={type} />
            <div className="poster-label">
              <h3>
                <a href={type.href}>{type.name}</a>
              </h3>
              <p>{type.line}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The eight destinations (specification, section 1). */
export function Destinations() {
  return (
    <section className="home-destinations" aria-labelledby="destinations-title">
      <h2 id="destinations-title">Where to first?</h2>
      <ul>
        {destinations.map((destination) => (
          <li key={destination.name}>
            <PosterPicture poster={destination} />
            <h3 className="poster-label">
              <a href={destination.href}>{destination.name}</a>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  )
}

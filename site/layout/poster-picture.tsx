import { type Poster, pictureSize } from '../pictures/journeys.ts'
import styles from './poster-picture.module.css'

interface PosterPictureProps {
  poster: Poster
  /** The first thing that is seen: asked for before all others, which wait until they are near. */
  first?: boolean
}

/** A drawn landscape, cropped to the place it is given. */
export function PosterPicture({ poster: { picture, alt }, first = false }: PosterPictureProps) {
  return (
    <img
      className={styles.picture}
      src={picture}
      alt={alt}
      {...pictureSize}
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      decoding="async"
      draggable={false}
    />
  )
}

import { type Poster, pictureSize } from '../pictures/journeys.ts'
import styles from './poster-picture.module.css'

interface PosterPictureProps {
  poster: Poster
  /** Above the fold: loads with high priority. Others load lazily. */
  first?: boolean
}

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

import type { NamedSpot } from './map-cities.ts'
import { frameOf, SIZE } from './map-frames.ts'
import { marksOf, type Mark } from './map-labels.ts'
import * as browse from '../../messages/browse.ts'
import styles from './locator-map.module.css'
import { placeInWords } from './place-in-words.ts'

/** Addresses of the map files, written by `npm run maps`. */
const coasts: Record<string, string> = import.meta.glob('./coasts/*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
})

const PIN = 'M0 0C-4 -12 -15 -17 -15 -29A15 15 0 0 1 15 -29C15 -17 4 -12 0 0Z'

interface LocatorMapProps {
  /** In degrees; points without coordinates are left out. */
  points: readonly { name: string; latitude?: number | null; longitude?: number | null }[]
}

export function LocatorMap({ points }: LocatorMapProps) {
  const known = points.filter(isKnown)
  if (known.length === 0) return null
  const frame = frameOf(known)
  const map = coasts[`./coasts/${frame.name}.svg`]
  const { pins, dots, waters } = marksOf(frame, known)
  const where = placeInWords(known)
  return (
    <figure className={styles.map}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={browse.map(where)}>
        <rect className={styles.sea} width={SIZE} height={SIZE} />
        <use className={styles.net} href={`${map}#net`} />
        <use className={styles.shade} href={`${map}#land`} x="5" y="5" />
        <use className={styles.land} href={`${map}#land`} />
        {waters.map((water) => (
          <g key={water.key} className={styles.water}>
            <Label of={water} />
          </g>
        ))}
        {dots.map((dot) => (
          <g key={dot.key} className={styles.city}>
            <circle cx={dot.x} cy={dot.y} r="4" />
            <Label of={dot} />
          </g>
        ))}
        {pins.map((pin) => (
          <path
            key={pin.key}
            className={styles.pin}
            d={PIN}
            transform={`translate(${pin.x} ${pin.y}) scale(${pins.length > 1 ? 0.72 : 1})`}
          />
        ))}
        {pins.map((pin) => (
          <g key={pin.key} className={pins.length > 1 ? styles.smallName : styles.name}>
            <Label of={pin} />
          </g>
        ))}
      </svg>
      {known.length === 1 && <figcaption aria-hidden="true">{where}.</figcaption>}
    </figure>
  )
}

function Label({ of: { label } }: { of: Mark }) {
  if (!label) return null
  return (
    <text x={label.x} y={label.y} textAnchor={label.anchor}>
      {label.words}
    </text>
  )
}

function isKnown(point: LocatorMapProps['points'][number]): point is NamedSpot {
  return [point.latitude, point.longitude].every((degrees) => Number.isFinite(degrees))
}

import type { NamedSpot } from './map-cities.ts'
import { SIZE, viewAround } from './map-frames.ts'
import { type Label as Text, type Mark, marksOf } from './map-labels.ts'
import * as browse from '../../messages/en/browse.ts'
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
  const view = viewAround(known)
  const map = coasts[`./coasts/${view.name}.svg`]
  const { pins, dots, waters } = marksOf(view, known)
  const shade = 5 / view.zoom
  const unnamed = pins.filter(({ label }) => !label)
  const where = placeInWords(known)
  return (
    <figure className={styles.map}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={browse.map(where)}>
        <rect className={styles.sea} width={SIZE} height={SIZE} />
        <g transform={`scale(${view.zoom}) translate(${-view.left} ${-view.top})`}>
          <use className={styles.shade} href={`${map}#land`} x={shade} y={shade} />
          <use className={styles.land} href={`${map}#land`} />
          <use className={styles.net} href={`${map}#net`} strokeWidth={1 / view.zoom} />
        </g>
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
        {pins.map(({ key, label }) => label?.line && <Line key={key} of={label.line} />)}
        {pins.map((pin) => (
          <path
            key={pin.key}
            className={pin.label ? styles.pin : styles.numbered}
            d={PIN}
            transform={`translate(${pin.x} ${pin.y}) scale(${pins.length > 1 ? 0.72 : 1})`}
          />
        ))}
        {pins.map((pin) => (
          <g key={pin.key} className={pins.length > 1 ? styles.smallName : styles.name}>
            <Label of={pin} />
          </g>
        ))}
        {unnamed.map(({ key, x, y }, index) => (
          <text key={key} className={styles.number} x={x} y={y - 16} textAnchor="middle">
            {index + 1}
          </text>
        ))}
      </svg>
      {unnamed.length > 0 && (
        <ol aria-hidden="true">
          {unnamed.map(({ key, name }) => (
            <li key={key}>{name}</li>
          ))}
        </ol>
      )}
      {known.length === 1 && <figcaption aria-hidden="true">{where}.</figcaption>}
    </figure>
  )
}

function Line({ of: [[x1, y1], [x2, y2]] }: { of: NonNullable<Text['line']> }) {
  return <line className={styles.line} x1={x1} y1={y1} x2={x2} y2={y2} />
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

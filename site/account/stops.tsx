import type { EnquirySummary } from '../../widgets/contract/enquiry-list.ts'
import styles from './stops.module.css'

type Stop = NonNullable<EnquirySummary['destinations']>[number]

const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`)

export function Stops({ stops }: { stops: readonly Stop[] }) {
  return (
    <ol className={styles.stops}>
      {stops.map(({ city, no_days, no_nights, accommodation_preference }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- A trip may come through a city twice.
        <li key={index}>
          <strong>{city}</strong>
          <span>
            {counted(no_days, 'day')}
            {no_nights !== undefined && `, ${counted(no_nights, 'night')}`}
          </span>
          {accommodation_preference && <span>{accommodation_preference}</span>}
        </li>
      ))}
    </ol>
  )
}

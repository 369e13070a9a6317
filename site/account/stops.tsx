import type { EnquirySummary } from '../../widgets/contract/enquiry-list.ts'
import * as says from '../messages/en/account.ts'
import styles from './stops.module.css'

type Stop = NonNullable<EnquirySummary['destinations']>[number]

export function Stops({ stops }: { stops: readonly Stop[] }) {
  return (
    <ol className={styles.stops}>
      {stops.map(({ city, no_days, no_nights, accommodation_preference }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- A trip may come through a city twice.
        <li key={index}>
          <strong>{city}</strong>
          <span>
            {says.days(no_days)}
            {no_nights !== undefined && `, ${says.nights(no_nights)}`}
          </span>
          {accommodation_preference && <span>{hotelsSaid(accommodation_preference)}</span>}
        </li>
      ))}
    </ol>
  )
}

const hotelsSaid = (sent: string) =>
  sent
    .split(', ')
    .map((hotel) => says.hotels[hotel] ?? hotel)
    .join(says.comma)

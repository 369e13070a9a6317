import { brand } from '../brand.ts'
import { PhoneLink } from '../layout/phone-link.tsx'
import { Prose } from '../layout/prose.tsx'
import { definePage, type ViewProps } from '../routing/page.ts'
import { pathOf } from '../routing/router.ts'

/** A reference as the provider makes them; anybody can write another text into an address. */
const REFERENCE = /^[A-Z]{2}(?:-[A-Z2-9]{4}){2}$/

/** Where a form leads to that was sent without a script. */
export const page = definePage({
  head: () => ({ title: 'We have your enquiry', description: 'Your enquiry has reached us.' }),
  View: Thanks,
})

function Thanks({ visit: { search } }: ViewProps<unknown>) {
  const { reference = '' } = search
  return (
    <Prose>
      <h1>We have your enquiry.</h1>
      {REFERENCE.test(reference) && (
        <p>
          Your reference <strong>{reference}</strong>
        </p>
      )}
      <h2>What happens next</h2>
      <ol>
        <li>One of our planners reads it, and calls you within {brand.callsWithin}.</li>
        <li>A mail with all of this is on its way to you.</li>
        <li>Nothing is booked, and nothing costs you anything, until you say yes.</li>
      </ol>
      <p>
        You would rather talk? Call <PhoneLink />.
      </p>
      <p>
        <a className="quiet-button" href={pathOf('destinations')}>
          See more places
        </a>
      </p>
    </Prose>
  )
}

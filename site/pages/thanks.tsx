import { forgotten } from '../../widgets/messages/en-account.ts'
import { brand } from '../brand.ts'
import { PhoneLink } from '../layout/phone-link.tsx'
import { Prose } from '../layout/prose.tsx'
import { definePage, type ViewProps } from '../routing/page.ts'
import { pathOf, type Visit } from '../routing/router.ts'

/** Format of the provider's references, since the address can contain anything. */
const REFERENCE = /^[A-Z]{2}(?:-[A-Z2-9]{4}){2}$/

const THANKS: Record<string, { title: string; next: readonly string[] }> = {
  enquiry: {
    title: 'We have your enquiry.',
    next: [
      `One of our planners will read it and call you within ${brand.callsWithin}.`,
      'We’ve emailed you a copy. If you’re new here, it has a link to follow your enquiry online.',
      'Nothing is booked or charged until you say yes.',
    ],
  },
  'forgot-password': {
    title: 'Check your inbox.',
    next: [forgotten.sent + '.', 'The link in it works once and expires after an hour.'],
  },
  'activate-account': {
    title: 'Your password is set.',
    next: ['You can sign in with it now. That needs JavaScript.'],
  },
  'trip-review': {
    title: 'We have your review.',
    next: ['It will appear on the attraction’s page once we’ve read it.'],
  },
  'trip-testimonial': {
    title: 'We have your testimonial.',
    next: ['It will appear among the others once we’ve watched it.'],
  },
}

function thanksFor({ search: { form = '', reference = '' } }: Visit) {
  if (form !== 'enquiry' && Object.hasOwn(THANKS, form)) return THANKS[form]
  return REFERENCE.test(reference) ? THANKS['enquiry'] : undefined
}

const NOTHING = {
  title: 'There is nothing to show here.',
  next: 'This page confirms a form you’ve just sent. To see an earlier enquiry, open the link in our email or sign in.',
}

/** Redirect target after a form post without JavaScript. */
export const page = definePage({
  head: (_, visit) => {
    const { title } = thanksFor(visit) ?? NOTHING
    return { title: title.slice(0, -1), description: title }
  },
  View: Thanks,
})

function Thanks({ visit }: ViewProps<unknown>) {
  const thanks = thanksFor(visit)
  if (!thanks) return <Nothing />
  const { title, next } = thanks
  const { reference = '' } = visit.search
  return (
    <Prose>
      <h1>{title}</h1>
      {REFERENCE.test(reference) && (
        <p>
          Your reference <strong>{reference}</strong>
        </p>
      )}
      <h2>What happens next</h2>
      <ul>
        {next.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        Prefer to talk? Call <PhoneLink />.
      </p>
      <p>
        <a className="quiet-button" href={pathOf('destinations')}>
          See more places
        </a>
      </p>
    </Prose>
  )
}

function Nothing() {
  return (
    <Prose>
      <h1>{NOTHING.title}</h1>
      <p>{NOTHING.next}</p>
      <p>
        <a className="strong-button" href={pathOf('enquiry')}>
          Plan a trip
        </a>
      </p>
      <p>
        <a href={pathOf('myEnquiries')}>See my enquiries</a>
      </p>
      <p>
        Prefer to talk? Call <PhoneLink />.
      </p>
    </Prose>
  )
}

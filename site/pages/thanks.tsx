import { forgotten } from '../../widgets/messages/en/account.ts'
import { brand } from '../brand.ts'
import { Confirmation } from '../home/confirmation.tsx'
import { PhoneLink } from '../layout/phone-link.tsx'
import { Prose } from '../layout/prose.tsx'
import { definePage, type ViewProps } from '../routing/page.ts'
import { pathOf, type Visit } from '../routing/router.ts'
import { Sentence } from '../layout/sentence.tsx'
import * as layout from '../messages/en/layout.ts'
import * as sent from '../messages/en/sent.ts'
import * as says from '../messages/en/thanks.ts'
import styles from './thanks.module.css'

/** Format of the provider's references, since the address can contain anything. */
const REFERENCE = /^[A-Z]{2}(?:-[A-Z2-9]{4}){2}$/

const THANKS: Record<string, { title: string; next: readonly string[] }> = {
  enquiry: {
    title: sent.enquiry,
    next: [sent.call(brand.callsWithin), sent.copy, sent.nothingBooked],
  },
  'follow-enquiry': { title: says.inbox, next: [says.followLink, says.noLink] },
  'changed-enquiry': { title: says.request, next: [says.requestNext] },
  'canceled-enquiry': { title: says.canceled, next: [says.canceledNext] },
  'forgot-password': { title: says.inbox, next: [`${forgotten.sent}.`, says.link] },
  'activate-account': { title: says.passwordSet, next: [says.signIn] },
  'trip-review': { title: says.review, next: [says.reviewNext] },
  'trip-testimonial': { title: says.testimonial, next: [says.testimonialNext] },
}

function thanksFor({ search: { form = '', reference = '' } }: Visit) {
  if (form !== 'enquiry' && Object.hasOwn(THANKS, form)) return THANKS[form]
  return REFERENCE.test(reference) ? THANKS['enquiry'] : undefined
}

/** Redirect target after a form post without JavaScript. */
export const page = definePage({
  head: (_, visit) => {
    const title = thanksFor(visit)?.title ?? says.nothing
    const { confirm } = visit.search
    return { title: title.slice(0, -1), description: title, ...(confirm && { own: true }) }
  },
  View: Thanks,
})

function Thanks({ visit }: ViewProps<unknown>) {
  const thanks = thanksFor(visit)
  if (!thanks) return <Nothing />
  const { title, next } = thanks
  const { reference = '', confirm, confirmed } = visit.search
  const isOpen = Boolean(confirm) || confirmed === 'failed'
  return (
    <Prose>
      <Confirmation
        level={1}
        label={title.slice(0, -1)}
        title={title}
        {...(!confirm && confirmed && Object.hasOwn(RESULTS, confirmed)
          ? { what: RESULTS[confirmed]! }
          : {})}
        reference={REFERENCE.test(reference) ? reference : ''}
        next={isOpen ? [] : next}
      >
        {confirm ? (
          <ConfirmPerson visit={visit} />
        ) : (
          <a className="quiet-button" href={pathOf('destinations')}>
            {says.morePlaces}
          </a>
        )}
      </Confirmation>
      <p>
        <Sentence text={sent.talk} phone={<PhoneLink />} />
      </p>
    </Prose>
  )
}

const RESULTS: Record<string, string> = {
  confirmed: says.confirmed,
  failed: says.notConfirmed,
}

/** Form for a person whose browser solves no proof of work. */
function ConfirmPerson({ visit: { search } }: Pick<ViewProps<unknown>, 'visit'>) {
  const { confirm, confirmed, ...kept } = search
  return (
    <form method="post" action={pathOf('thanks', {}, kept)} className={styles.person}>
      <h2>{says.person}</h2>
      {confirmed === 'early' && (
        <p role="alert" className={styles.early}>
          {says.early}
        </p>
      )}
      <p>{says.personWhy}</p>
      <input type="hidden" name="confirm" value={confirm} />
      <button className="strong-button">{says.isPerson}</button>
    </form>
  )
}

function Nothing() {
  return (
    <Prose>
      <h1>{says.nothing}</h1>
      <p>{says.nothingNext}</p>
      <p>
        <a className="strong-button" href={pathOf('enquiry')}>
          {layout.planTrip}
        </a>
      </p>
      <p>
        <a href={pathOf('myEnquiries')}>{sent.seeEnquiries}</a>
      </p>
      <p>
        <Sentence text={sent.talk} phone={<PhoneLink />} />
      </p>
    </Prose>
  )
}

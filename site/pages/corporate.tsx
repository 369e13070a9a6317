import { corporateNameOf } from '../routing/corporate.ts'
import { Instead } from '../layout/instead.tsx'
import { definePage, type ViewProps } from '../routing/page.ts'
import { pathOf, type Visit } from '../routing/router.ts'
import { videoObject } from '../layout/structured-data.ts'
import styles from './corporate.module.css'

/** A company's own page; what nobody knows gets the sample (specification, section 2). */
export const page = definePage({
  head: (_, visit) => {
    const company = corporateNameOf(visit)
    return {
      title: company ? `Trips for everyone at ${company}` : 'Trips for companies',
      description: `Where ${company ? `people of ${company}` : 'the people of your company'} can travel with us, in a short film, and an enquiry as a corporate user.`,
      ...(company && {
        path: visit.path,
        structuredData: [
          videoObject({
            name: `Trips for everyone at ${company}`,
            description: `Where people of ${company} can travel with us.`,
            file: filmOf(visit),
          }),
        ],
      }),
    }
  },
  View: Corporate,
})

const filmOf = ({ params }: Visit): string =>
  `/media/corporate/video?company=${encodeURIComponent(params['corporateName'] ?? '')}`

function Corporate({ visit }: ViewProps<unknown>) {
  const company = corporateNameOf(visit)
  const name = visit.params['corporateName'] ?? ''
  return (
    <>
      <div className={styles.film}>
        <h1>{company ? `Trips for everyone at ${company}` : 'Trips for companies'}</h1>
        <trip-corporate-video company={name}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- The element has captions; this is until it comes. */}
          <video
            src={filmOf(visit)}
            preload="none"
            width={1280}
            height={720}
            muted
            controls
            playsInline
          />
        </trip-corporate-video>
      </div>
      <div className={styles.enquiry}>
        <div>
          <h2>Enquire as a corporate user</h2>
          <ol>
            <li>Choose your company and enter your address there.</li>
            <li>We send you a one-time code, which shows that you belong to it.</li>
            <li>Enter the code, send the enquiry, and we plan on your company’s terms.</li>
          </ol>
          <p>
            Travelling on your own account? Take the{' '}
            <a href={pathOf('enquiry')}>form for private trips</a>.
          </p>
        </div>
        <div className={styles.form}>
          <trip-enquiry corporate company={name} privacy={pathOf('privacy')}>
            <Instead>We plan your trip by phone or letter just as well.</Instead>
          </trip-enquiry>
        </div>
      </div>
    </>
  )
}

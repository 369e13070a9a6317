import * as endpoints from '../../widgets/contract/endpoints.ts'
import { Fallback } from '../layout/fallback.tsx'
import { didYouMean, DidYouMean } from '../browse/did-you-mean/did-you-mean.tsx'
import { type Video, videoObject } from '../layout/structured-data.ts'
import { suggestionsFor } from '../browse/did-you-mean/known-names.ts'
import type { Named } from '../browse/did-you-mean/near-names.ts'
import { corporateNameOf } from '../routing/corporate.ts'
import { definePage, type ViewProps } from '../routing/page.ts'
import { pathOf, type Visit } from '../routing/router.ts'
import styles from './corporate.module.css'

interface Data {
  /** Facts about a company's video; empty for the sample, which belongs to no company. */
  film: Pick<Video, 'still' | 'uploaded'>
  /** Suggestions for a mistyped company name. */
  meant: Named[]
}

/**
 * A company's page, or the sample for unknown names (specification, section 2). A name close to a known one is probably
 * a typo: 404, with suggestions.
 */
export const page = definePage<Data>({
  load: async (visit, read) => {
    const name = visit.params['corporateName'] ?? ''
    if (!corporateNameOf(visit)) return { film: {}, meant: await suggestionsFor(read, name) }
    const { answer } = await read(endpoints.corporateVideos)
    const { poster, uploaded } = answer?.companies[name] ?? {}
    const still = poster && pathFrom(poster, endpoints.corporateVideos.path)
    return { film: { ...(still && { still }), ...(uploaded && { uploaded }) }, meant: [] }
  },
  head: ({ film, meant }, visit) => {
    const company = corporateNameOf(visit)
    if (meant.length > 0) {
      const description = 'We don’t have a page at this address.'
      return { title: didYouMean(meant), description, status: 404 }
    }
    return {
      title: company ? `Trips for everyone at ${company}` : 'Trips for companies',
      description: `A short film of our trips for ${company ? `everyone at ${company}` : 'companies'}, and an enquiry form for corporate users.`,
      ...(company && {
        path: visit.path,
        structuredData: videoObject({
          name: `Trips for everyone at ${company}`,
          description: `Our trips for everyone at ${company}.`,
          file: filmOf(visit),
          ...film,
        }),
      }),
    }
  },
  View: Corporate,
})

/** Addresses on the site are returned as paths. */
function pathFrom(address: string, path: string): string | undefined {
  const here = 'http://here.invalid'
  if (!URL.canParse(address, here + path)) return undefined
  return new URL(address, here + path).href.replace(here, '')
}

const filmOf = ({ params }: Visit): string =>
  `/media/corporate/video?company=${encodeURIComponent(params['corporateName'] ?? '')}`

function Corporate({ data: { meant }, visit }: ViewProps<Data>) {
  const company = corporateNameOf(visit)
  const name = visit.params['corporateName'] ?? ''
  const Title = meant.length > 0 ? 'h2' : 'h1'
  return (
    <>
      {meant.length > 0 && <DidYouMean meant={meant} />}
      <div className={styles.film}>
        <Title>{company ? `Trips for everyone at ${company}` : 'Trips for companies'}</Title>
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
            <li>Choose your company and enter your work email.</li>
            <li>We’ll send a one-time code to confirm it.</li>
            <li>
              Enter the code and send your enquiry. We’ll plan your trip on your company’s terms.
            </li>
          </ol>
          <p>
            Paying for it yourself? Use the <a href={pathOf('enquiry')}>personal trip form</a>.
          </p>
        </div>
        <div className={styles.form}>
          <trip-enquiry corporate company={name} privacy={pathOf('privacy')}>
            <Fallback>We can also plan your trip by phone or email.</Fallback>
          </trip-enquiry>
        </div>
      </div>
    </>
  )
}

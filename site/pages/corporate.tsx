import * as endpoints from '../../widgets/contract/endpoints.ts'
import { Fallback } from '../layout/fallback.tsx'
import { didYouMean, DidYouMean } from '../browse/did-you-mean/did-you-mean.tsx'
import { type Video, videoObject } from '../layout/structured-data.ts'
import { suggestionsFor } from '../browse/did-you-mean/known-names.ts'
import type { Named } from '../browse/did-you-mean/near-names.ts'
import { corporateNameOf } from '../routing/corporate.ts'
import { definePage, type ViewProps } from '../routing/page.ts'
import { pathOf, type Visit } from '../routing/router.ts'
import { Sentence } from '../layout/sentence.tsx'
import * as says from '../messages/en/corporate.ts'
import * as sent from '../messages/en/sent.ts'
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
  hasTags: true,
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
      const description = says.noPage
      return { title: didYouMean(meant), description, status: 404 }
    }
    return {
      title: says.title(company),
      description: says.description(company),
      ...(company && {
        path: visit.path,
        structuredData: videoObject({
          name: says.title(company),
          description: says.film(company),
          file: filmOf(visit),
          language: 'en',
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
        <div className={styles.words}>
          <Title>{says.title(company)}</Title>
          <p>{says.description(company)}</p>
        </div>
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
          <h2>{says.heading}</h2>
          <ol>
            {says.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>
            <Sentence
              text={says.personal}
              form={<a href={pathOf('enquiry')}>{says.personalForm}</a>}
            />
          </p>
        </div>
        <div className={styles.form}>
          <trip-enquiry corporate heading="" company={name} privacy={pathOf('privacy')}>
            <Fallback>{sent.byPhoneOrEmail}</Fallback>
          </trip-enquiry>
        </div>
      </div>
    </>
  )
}

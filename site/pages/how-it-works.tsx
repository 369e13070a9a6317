import type { ReactNode } from 'react'
import { FOLLOW_DAYS } from '../../widgets/contract/limits.ts'
import { brand } from '../brand.ts'
import { HOME } from '../layout/crumbs.tsx'
import { daysInWords } from '../layout/days-in-words.ts'
import { EmailLink } from '../layout/email-link.tsx'
import { PhoneLink } from '../layout/phone-link.tsx'
import { PosterBanner } from '../layout/poster-banner.tsx'
import { PosterPicture } from '../layout/poster-picture.tsx'
import { Sentence } from '../layout/sentence.tsx'
import { breadcrumbs } from '../layout/structured-data.ts'
import { definePage } from '../routing/page.ts'
import { pathOf, type Route } from '../routing/router.ts'
import * as follow from '../messages/en/follow-enquiry.ts'
import { locale } from '../messages/en/language.ts'
import * as layout from '../messages/en/layout.ts'
import * as says from '../messages/en/how-it-works.ts'
import styles from './how-it-works.module.css'

const STEPS = [HOME, { name: layout.howItWorks, path: pathOf('howItWorks') }]

const poster = { picture: '/media/scenes/hill-railway-dawn.svg', alt: says.poster }

/** Values of the placeholders in the sentences, as plain text for structured data. */
const TEXTS: Record<string, string> = {
  within: brand.callsWithin,
  days: String(FOLLOW_DAYS),
  enquiries: daysInWords(brand.keepsDays.enquiries),
  phone: brand.phones[0],
  email: brand.enquiries,
}

const PAGES: Record<string, [Route, string]> = {
  planners: ['planners', layout.planners],
  privacy: ['privacy', layout.privacy],
  trips: ['trips', layout.tripIdeas],
  destinations: ['destinations', layout.destinations],
  follow: ['followEnquiry', follow.title],
}

const PARTS: Record<string, ReactNode> = {
  ...TEXTS,
  phone: <PhoneLink />,
  email: <EmailLink />,
  ...Object.fromEntries(
    Object.entries(PAGES).map(([key, [route, name]]) => [
      key,
      <a key={key} href={pathOf(route)}>
        {name}
      </a>,
    ]),
  ),
}

const plain = (text: string) =>
  text.replace(/\{(\w+)\}/g, (_, key: string) => TEXTS[key] ?? PAGES[key]?.[1] ?? '')

const faqPage = () => ({
  '@type': 'FAQPage',
  inLanguage: locale,
  mainEntity: says.groups.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
    })),
  ),
})

export const page = definePage({
  hydrate: 'on interaction',
  head: () => ({
    title: layout.howItWorks,
    description: says.description,
    path: pathOf('howItWorks'),
    structuredData: [faqPage(), breadcrumbs(STEPS)],
  }),
  View: HowItWorks,
})

function HowItWorks() {
  const words = (
    <>
      <h1>{layout.howItWorks}</h1>
      <p>{says.lead}</p>
    </>
  )
  return (
    <>
      <PosterBanner steps={STEPS} picture={<PosterPicture poster={poster} first />} words={words}>
        <a className="strong-button" href={pathOf('enquiry')}>
          {layout.planTrip}
        </a>
      </PosterBanner>
      <ol className={styles.steps} aria-label={says.stepsLabel}>
        {says.steps.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>
              <Sentence text={text} {...PARTS} />
            </p>
          </li>
        ))}
      </ol>
      <section id="questions" className={styles.questions} aria-labelledby="questions-title">
        <h2 id="questions-title">{says.questions}</h2>
        {says.groups.map((group) => (
          <section key={group.title} aria-label={group.title}>
            <h3>{group.title}</h3>
            {group.questions.map(({ id, question, answer }) => (
              <details key={id}>
                <summary>{question}</summary>
                {/* Within the details, so that browsers open them for the address of the answer. */}
                <p id={id}>
                  <Sentence text={answer} {...PARTS} />
                </p>
              </details>
            ))}
          </section>
        ))}
        <h3>{says.more}</h3>
        <p>
          <Sentence text={says.moreHint} {...PARTS} />
        </p>
      </section>
    </>
  )
}

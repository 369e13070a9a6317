import { Fragment } from 'react'
import { FOLLOW_DAYS } from '../../widgets/contract/limits.ts'
import { brand } from '../brand.ts'
import { daysInWords } from '../layout/days-in-words.ts'
import { EmailLink } from '../layout/email-link.tsx'
import { PhoneLink } from '../layout/phone-link.tsx'
import { Prose } from '../layout/prose.tsx'
import { Sentence } from '../layout/sentence.tsx'
import * as says from '../messages/en/privacy.ts'
import * as layout from '../messages/en/layout.ts'
import { definePage } from '../routing/page.ts'
import { pathOf } from '../routing/router.ts'

export const page = definePage({
  hydrate: 'on interaction',
  head: () => ({
    title: says.title,
    description: says.description(brand.name),
    path: pathOf('privacy'),
  }),
  View: Privacy,
})

const {
  enquiries,
  accounts,
  mailTexts,
  mails,
  unassignedMails,
  declinedMedia,
  transactions,
  reads,
} = brand.keepsDays
const times = {
  enquiries: daysInWords(enquiries),
  accounts: daysInWords(accounts),
  mailTexts: daysInWords(mailTexts),
  emails: daysInWords(mails),
  unassigned: daysInWords(unassignedMails),
  declinedMedia: daysInWords(declinedMedia),
  transactions: daysInWords(transactions),
  reads: daysInWords(reads),
}

function Privacy() {
  const profile = <a href={pathOf('myProfile')}>{layout.myProfile}</a>
  return (
    <Prose>
      <h1>{says.title}</h1>
      <p>{says.lead}</p>

      <h2>{says.why}</h2>
      <p>{says.enquiry}</p>
      <p>{says.follow(FOLLOW_DAYS)}</p>
      <p>{says.review}</p>

      <h2>{says.people}</h2>
      <p>{says.staff}</p>

      <h2>{says.browser}</h2>
      <p>{says.stores}</p>
      <dl>
        {says.stored.map(({ keys, isCookie, text }) => (
          <Fragment key={text}>
            <dt>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && ', '}
                  <code>{key}</code>
                </Fragment>
              ))}
              {isCookie && says.cookie}
            </dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>

      <h2>{says.retention}</h2>
      <dl>
        {says.kept.map(({ title, text }) => (
          <Fragment key={title}>
            <dt>{title}</dt>
            <dd>
              <Sentence text={text} {...times} />
            </dd>
          </Fragment>
        ))}
      </dl>

      <h2>{says.rights}</h2>
      <p>
        <Sentence text={says.withAccount} profile={profile} />
      </p>
      <p>
        <Sentence text={says.withoutAccount} email={<EmailLink />} phone={<PhoneLink />} />
      </p>
    </Prose>
  )
}

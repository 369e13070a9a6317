import { brand } from '../brand.ts'
import { daysInWords } from '../layout/days-in-words.ts'
import { Prose } from '../layout/prose.tsx'
import { definePage } from '../routing/page.ts'
import { pathOf } from '../routing/router.ts'
import { PhoneLink } from '../layout/phone-link.tsx'

export const page = definePage({
  head: () => ({
    title: 'Privacy',
    description: `How ${brand.name} uses your data, how long we keep it and how to have it deleted.`,
    path: pathOf('privacy'),
  }),
  View: Privacy,
})

const { keepsDays } = brand

function Privacy() {
  return (
    <Prose>
      <h1>Privacy</h1>
      <p>How we use your data, in plain words.</p>

      <h2>Your data and why we need it</h2>
      <p>
        An enquiry contains your destinations, the length of your trip, the number of people, and an
        email address and phone number so that we can reply. If you travel through your employer, it
        also contains the company and your work email, so that we can offer you its terms. We use
        this only to plan your trip and to talk to you about it.
      </p>
      <p>
        We publish your review or video with the name you give. We use your email address and phone
        number only if we have a question, and never show them.
      </p>

      <h2>People who see your data</h2>
      <p>
        Our staff in Pune see it. Once you book, the hotels, guides and drivers of your trip see the
        parts they need. We don’t sell it. If you send an enquiry from a partner’s site, we know
        which partner it was, but the partner doesn’t see your enquiry.
      </p>

      <h2>Data in your browser</h2>
      <p>
        We set one cookie, when you sign in, and don’t track you. This is what your browser stores
        for us:
      </p>
      <dl>
        <dt>
          <code>trip:enquiry</code>, <code>trip:wizard</code>, <code>trip:review</code>,{' '}
          <code>trip:testimonial</code>
        </dt>
        <dd>
          Your answers in a form, so that a wrong click or a closed tab doesn’t lose them. If there
          are several forms, the name ends with a place or a number. We delete them once you send
          the form, or when you open this site after 24 hours. To delete them immediately, choose
          Start over next to the form or sign out. On our partners’ sites they stay in the tab only.
          We never store a one-time code, photo or video there.
        </dd>
        <dt>
          <code>trip:proofs</code>
        </dt>
        <dd>
          A note that you’ve confirmed your work email, so that you don’t need another code after a
          reload. It stays in the tab until you send the enquiry or start over.
        </dd>
        <dt>
          <code>token</code>, <code>id</code>, <code>fname</code>, <code>email</code>
        </dt>
        <dd>Your sign-in, name and email address, until you sign out.</dd>
        <dt>
          <code>device</code> (a cookie)
        </dt>
        <dd>
          A note that you’ve signed in with this browser before, without your name or address. It
          keeps your sign-in fast if a stranger tries wrong passwords for your account. It stays for
          400 days, even after you sign out.
        </dd>
        <dt>
          <code>attractionName</code>
        </dt>
        <dd>
          The last place you looked at, for its reviews and review form. It stays in the tab only.
        </dd>
        <dt>
          <code>trip:sent</code>
        </dt>
        <dd>
          The reference of your last enquiry and the trip in one line, until you dismiss it. It
          stays in the tab only.
        </dd>
        <dt>
          <code>trip:reviewed</code>
        </dt>
        <dd>
          A note that you sent a review or testimonial, and its place, until you close the message
          about it. It stays in the tab only.
        </dd>
        <dt>
          <code>trip:untold</code>
        </dt>
        <dd>
          If you sign out while our server is unreachable, a note without personal data, so that
          your browser can end your session later.
        </dd>
      </dl>

      <h2>How long we keep it</h2>
      <dl>
        <dt>Your enquiry</dt>
        <dd>
          For {daysInWords(keepsDays.enquiries)} from the day we receive it. Our planners also have
          an email about it in their inbox, which we delete if you ask.
        </dd>
        <dt>Your account</dt>
        <dd>
          For {daysInWords(keepsDays.accounts)} from your last sign-in or enquiry. If it has a
          password, we’ll email you 30 days before we delete it.
        </dd>
        <dt>Emails we sent you</dt>
        <dd>
          Their text for {daysInWords(keepsDays.mailTexts)}, and a record that we sent them for{' '}
          {daysInWords(keepsDays.mails)}.
        </dd>
        <dt>Your review or video</dt>
        <dd>
          Until you ask us to take it down, with the email address and phone number you gave. If we
          don’t publish it, we delete its photos or video after{' '}
          {daysInWords(keepsDays.declinedMedia)}.
        </dd>
        <dt>Your payments</dt>
        <dd>
          For {daysInWords(keepsDays.transactions)}, because the law requires us to keep payments
          for eight years after the year you paid.
        </dd>
        <dt>Your work email</dt>
        <dd>
          As long as the enquiry you confirmed it for, or two days without an enquiry. A one-time
          code expires after ten minutes and is then deleted.
        </dd>
        <dt>Your IP address</dt>
        <dd>For one hour, to prevent abuse. Our logs contain nothing about you.</dd>
      </dl>

      <h2>See, correct or delete your data</h2>
      <p>
        If you have an account, you can download or delete everything we keep about you under{' '}
        <a href={pathOf('myProfile')}>My profile</a>. We then delete your enquiries, reviews, videos
        and our record of emails to you immediately. We keep your payments as long as the law
        requires, without your name.
      </p>
      <p>
        If you don’t, email <a href={`mailto:${brand.enquiries}`}>{brand.enquiries}</a> or call{' '}
        <PhoneLink />. Tell us the email address you used, and we’ll show you your data, correct it
        or delete it.
      </p>
    </Prose>
  )
}

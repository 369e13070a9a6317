import { brand } from '../brand.ts'
import { daysInWords } from '../layout/days-in-words.ts'
import { Prose } from '../layout/prose.tsx'
import { definePage } from '../routing/page.ts'
import { pathOf } from '../routing/router.ts'
import { PhoneLink } from '../layout/phone-link.tsx'

export const page = definePage({
  head: () => ({
    title: 'Privacy',
    description: `What ${brand.name} does with what you tell us, and how to have it deleted.`,
    path: pathOf('privacy'),
  }),
  View: Privacy,
})

const { keepsDays } = brand

function Privacy() {
  return (
    <Prose>
      <h1>Privacy</h1>
      <p>What we do with what you tell us, in plain words.</p>

      <h2>What we ask for, and why</h2>
      <p>
        An enquiry holds where you want to go, for how long and with how many people, and an email
        address and a phone number to answer you. If you travel through your employer, it also holds
        the company and your address there, so that we can give you its terms. We use all of this to
        plan your trip and to talk to you about it, and for nothing else.
      </p>
      <p>
        A review or a video is published with the name you give and what you say. The email address
        and the phone number that go with it are for questions only, and are never shown.
      </p>

      <h2>Who sees it</h2>
      <p>
        Our staff in Pune, and, once you book, the hotels, guides and drivers of your trip, as far
        as each needs it. We do not sell it. If you sent your enquiry from the page of a partner, we
        know from which one; the partner does not see what you wrote.
      </p>

      <h2>What stays in your browser</h2>
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
          What you have typed into a form, with a place or a number behind the name where there are
          several, so that it is still there after a wrong click or a closed tab: until it is sent,
          or for 24 hours; what is older is deleted when you next open this site. Start over, beside
          the form, or sign out to be rid of it at once. On the pages of our partners it is kept in
          its tab alone. Never a one-time code, a photo or a video.
        </dd>
        <dt>
          <code>trip:proofs</code>
        </dt>
        <dd>
          That you have confirmed your work email for an enquiry, so that a reload does not ask for
          another code. It stays in its tab until the enquiry is sent or you start over.
        </dd>
        <dt>
          <code>token</code>, <code>id</code>, <code>fname</code>, <code>email</code>
        </dt>
        <dd>That you are signed in, and your name and address for it: until you sign out.</dd>
        <dt>
          <code>device</code>, a cookie
        </dt>
        <dd>
          That you have signed in with this browser before, without your name or address. It keeps
          your sign-in fast when a stranger tries wrong passwords for your account. It stays for 400
          days, also after you sign out.
        </dd>
        <dt>
          <code>attractionName</code>
        </dt>
        <dd>
          The place you looked at last, for its reviews and the form about it: in its tab alone.
        </dd>
        <dt>
          <code>trip:sent</code>
        </dt>
        <dd>
          The reference of the enquiry you sent last, and the trip in one line, until you put it
          away: in its tab alone.
        </dd>
        <dt>
          <code>trip:reviewed</code>
        </dt>
        <dd>
          That you sent a review or a testimonial, and of which place, until you close the message
          about it: in its tab alone.
        </dd>
        <dt>
          <code>trip:untold</code>
        </dt>
        <dd>
          If we cannot be reached when you sign out, a note, with nothing of you in it, by which
          your browser tells us later that you are out.
        </dd>
      </dl>

      <h2>How long we keep it</h2>
      <dl>
        <dt>Your enquiry</dt>
        <dd>
          For {daysInWords(keepsDays.enquiries)} from the day it came in. The mail that told our
          planners of it lies in their mailbox, too: there we delete it when you ask.
        </dd>
        <dt>Your account</dt>
        <dd>
          For {daysInWords(keepsDays.accounts)} from the day you last signed in or enquired. If it
          has a password, we write to you 30 days before it goes.
        </dd>
        <dt>Mails we sent you</dt>
        <dd>
          What they say for {daysInWords(keepsDays.mailTexts)}, and that we sent them for{' '}
          {daysInWords(keepsDays.mails)}.
        </dd>
        <dt>Your review or your video</dt>
        <dd>
          Until you ask us to take it down, with the email address and the phone number that you
          gave for questions. If we don’t publish it, we delete its photos or video after{' '}
          {daysInWords(keepsDays.declinedMedia)}.
        </dd>
        <dt>What you paid</dt>
        <dd>
          For {daysInWords(keepsDays.transactions)}, since the law wants eight years after the one
          you paid in.
        </dd>
        <dt>Your address at your employer</dt>
        <dd>
          As long as the enquiry you proved it for; two days without one. A one-time code is worth
          nothing after ten minutes, and then goes.
        </dd>
        <dt>Your address on the internet</dt>
        <dd>For one hour, so that nobody floods us. Our logs hold nothing about you.</dd>
      </dl>

      <h2>Having it shown, corrected or deleted</h2>
      <p>
        You have an account? Under <a href={pathOf('myProfile')}>My profile</a> you download all we
        keep about you, and delete it. Your enquiries, your reviews and videos and our record of
        mails to you then go at once. What you paid stays for its time, without your name.
      </p>
      <p>
        You have none? Write to <a href={`mailto:${brand.enquiries}`}>{brand.enquiries}</a> or call{' '}
        <PhoneLink />. Tell us the email address you used: we will show you what we hold, correct it
        or delete it.
      </p>
    </Prose>
  )
}

/** Sentences of the privacy page. `{…}` are retention times of `brand.keepsDays` in words, or links. */
export const title = 'Privacy'
export const description = (brand: string) =>
  `Find out how ${brand} uses your data, how long we keep it and how to have it deleted.`
export const lead = 'Here’s how we use your data, in plain words.'

export const why = 'Your data and why we need it'
export const enquiry =
  'An enquiry contains your destinations, the length of your trip, the number of people, and an email address and phone number so that we can reply. If you travel through your employer, it also contains the company and your work email, so that we can offer you its terms. We use this only to plan your trip and to talk to you about it. We also keep which page you sent it from and, if you came from an advertisement, which one; not if your browser sends Global Privacy Control. Without that signal, we count how many people reach each step of the trip form, and store nothing about them.'
export const follow = (days: number) =>
  `Our emails about your enquiry have a link that opens it without a password for ${days} days. Anyone with the link can see the enquiry, so don’t share it. We remove it from the address as soon as it opens; only the history of that tab remembers it. If it reaches somebody else, tell us and we’ll end it.`
export const review =
  'We publish your review or video with the name you give. We use your email address and phone number only if we have a question, and never show them.'

export const people = 'People who see your data'
export const staff =
  'Our staff in Pune see it. Once you book, the hotels, guides and drivers of your trip see the parts they need. We don’t sell it. If you send an enquiry from a partner’s site, we know which partner it was, but the partner doesn’t see your enquiry. It can see how many there were in each week, and how many by the page or campaign they came from and by destination.'

export const browser = 'Data in your browser'
export const stores =
  'We set one cookie, when you sign in, and don’t track you. This is what your browser stores for us:'
export const cookie = ' (a cookie)'

export const retention = 'Retention times'
export const rights = 'See, correct or delete your data'
export const withAccount =
  'If you have an account, you can download or delete everything we keep about you under {profile}. We then delete your enquiries, reviews, videos and our record of emails to you immediately. We keep your payments as long as the law requires, without your name.'
export const withoutAccount =
  'If you don’t, email {email} or call {phone}. Tell us the email address you used, and we’ll show you your data, correct it or delete it.'

/** Purpose of each storage key. */
export const stored: readonly { keys: readonly string[]; isCookie?: true; text: string }[] = [
  {
    keys: ['trip:enquiry', 'trip:wizard', 'trip:review', 'trip:testimonial'],
    text: 'Your answers in a form, so that a wrong click or a closed tab doesn’t lose them. If there are several forms, the name ends with a place or a number. We delete them once you send the form, or when you open this site after 24 hours. To delete them immediately, choose Start over next to the form or sign out. On our partners’ sites they stay in the tab only. We never store a one-time code, photo or video there.',
  },
  {
    keys: ['trip:outbox'],
    text: 'A form that you sent without a connection, with its photos or video, until we have it, you delete it, or 7 days have passed. It stays if you sign out. On our partners’ sites only if they allow it. We never store a one-time code there.',
  },
  {
    keys: ['trip:uploads'],
    text: 'The name and size of a large file that is being sent, and how much of it has arrived, so that it continues after a break. We delete it once you send the form, or after 24 hours. On our partners’ sites it stays in the tab only.',
  },
  {
    keys: ['trip:proofs'],
    text: 'A note that you’ve confirmed your work email, so that you don’t need another code after a reload. It stays in the tab until you send the enquiry or start over.',
  },
  {
    keys: ['token', 'id', 'fname', 'email'],
    text: 'Your sign-in, name and email address, until you sign out.',
  },
  {
    keys: ['device'],
    isCookie: true,
    text: 'A note that you’ve signed in with this browser before, without your name or address. It keeps your sign-in fast if a stranger tries wrong passwords for your account. It stays for 400 days, even after you sign out.',
  },
  {
    keys: ['attractionName'],
    text: 'The last place you looked at, for its reviews and review form. It stays in the tab only.',
  },
  {
    keys: ['trip:language'],
    text: 'The language you chose in the menu or stayed with. It stays until you sign out or clear it.',
  },
  {
    keys: ['trip:searches'],
    text: 'Your last five searches, to repeat them. They stay in the tab only.',
  },
  {
    keys: ['trip:sent'],
    text: 'The reference of your last enquiry and the trip in one line, until you dismiss it. It stays in the tab only.',
  },
  {
    keys: ['trip:reviewed'],
    text: 'A note that you sent a review or testimonial, and its place, until you close the message about it. It stays in the tab only.',
  },
  {
    keys: ['trip:untold'],
    text: 'If you sign out while our server is unreachable, a note without personal data, so that your browser can end your session later.',
  },
]

/** Retention by kind of data. */
export const kept = [
  {
    title: 'Your enquiry',
    text: 'For {enquiries} from the day we receive it. Our planners also have an email about it in their inbox, which we delete if you ask.',
  },
  {
    title: 'Your account',
    text: 'For {accounts} from your last sign-in or enquiry. If it has a password, we’ll email you 30 days before we delete it.',
  },
  {
    title: 'Emails we sent you',
    text: 'Their text for {mailTexts}, and a record that we sent them for {emails}.',
  },
  {
    title: 'Emails you send us',
    text: 'As long as the enquiry they’re about, with their photos and files. If they’re about none, for {unassigned}.',
  },
  {
    title: 'Your review or video',
    text: 'Until you ask us to take it down, with the email address and phone number you gave. If we don’t publish it, we delete its photos or video after {declinedMedia}.',
  },
  {
    title: 'Your payments',
    text: 'For {transactions}, because the law requires us to keep payments for eight years after the year you paid.',
  },
  {
    title: 'Your work email',
    text: 'As long as the enquiry you confirmed it for, or two days without an enquiry. A one-time code expires after ten minutes and is then deleted.',
  },
  {
    title: 'Your IP address',
    text: 'For one hour, to prevent abuse. Our logs contain nothing about you.',
  },
  {
    title: 'Access to your data',
    text: 'A record of when our staff opened your data, for {reads}.',
  },
] as const

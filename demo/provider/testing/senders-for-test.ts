import { API } from './api-for-test.ts'

/** One post of an enquiry. */
export interface SentEnquiry {
  path: string
  headers: Record<string, string>
  body: object
}

type Make = (index: number, city: string) => SentEnquiry

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const SAFARI_13 =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 13_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.0 Mobile/15E148 Safari/604.1'

const browser = (origin: string, address: string) => ({
  origin,
  'sec-fetch-site': origin.includes('tigertrail') ? 'same-origin' : 'cross-site',
  'accept-language': 'en-IN,en;q=0.9',
  'user-agent': CHROME,
  'x-forwarded-for': address,
})

const addressOf = (index: number) =>
  `198.${18 + (index % 2)}.${Math.floor(index / 250) % 250}.${index % 250}`

const enquiry = (index: number, city: string, more: object = {}) => ({
  destinations: [{ city, no_days: 1 + (index % 9) }],
  number_of_adults: 1 + (index % 6),
  phone_number: `98${String(76_500_000 + index)}`,
  email: `guest${index}@mail.example`,
  ...more,
})

const SITE = 'https://tigertrail.example'

const post = (query: Record<string, string>, headers: Record<string, string>, body: object) => ({
  path: `${API}/enquiry/?${new URLSearchParams(query)}`,
  headers: { 'content-type': 'application/json', ...headers },
  body,
})

const shown = (elapsed: number, more = {}) => ({
  notice: '1.en',
  elapsed: String(elapsed),
  ...more,
})

/** Kinds of programs. */
export const BOTS: Record<string, Make> = {
  'without headers': (index, city) =>
    post(
      {},
      { 'user-agent': 'curl/8.5.0', 'x-forwarded-for': addressOf(index) },
      enquiry(index, city),
    ),
  'with a language only': (index, city) =>
    post(
      shown(9000),
      {
        'user-agent': 'python-requests/2.32',
        'accept-language': 'en',
        'x-forwarded-for': addressOf(index),
      },
      enquiry(index, city),
    ),
  'filling in every field': (index, city) =>
    post(
      shown(8000, { topic: 'https://x.example' }),
      browser(SITE, addressOf(index)),
      enquiry(index, city),
    ),
  'replaying at once': (index, city) =>
    post(shown(200 + (index % 900)), browser(SITE, addressOf(index)), enquiry(index, city)),
  'headless and at once': (index, city) =>
    post(
      shown(900),
      {
        ...browser(SITE, addressOf(index)),
        'user-agent': CHROME.replace('Chrome', 'HeadlessChrome'),
      },
      enquiry(index, city),
    ),
  'with links': (index, city) =>
    post(
      shown(20_000),
      browser(SITE, addressOf(index)),
      enquiry(index, city, {
        any_special_request: `Cheap pills https://a.example/${index} https://b.example www.c.example`,
      }),
    ),
  'with one text and a link': (index, city) =>
    post(
      shown(20_000),
      browser(SITE, addressOf(index)),
      enquiry(index, city, {
        any_special_request: `We rank your wonderful website first on every search engine: https://seo.example`,
      }),
    ),
  'with a link as its name': (index, city) =>
    post(
      {},
      browser(SITE, addressOf(index)),
      enquiry(index, city, { first_name: 'WIN www.x.example' }),
    ),
}

const TEXTS = [
  'A quiet room, please. No stairs.',
  'We saw this place: https://www.incredibleindia.gov.in/en/ranthambore. Can we go there?',
  'हम चार लोग हैं और हमें शाकाहारी खाना चाहिए। होटल शांत जगह पर हो तो अच्छा रहेगा।',
  'نحن عائلة من خمسة أفراد ونرغب في غرفتين متجاورتين مع إفطار.',
  '',
]

const person = (index: number) => ({
  any_special_request: TEXTS[index % TEXTS.length]!.replace(/^./, `${index}. $&`),
})

/** Kinds of people. */
export const PEOPLE: Record<string, Make> = {
  'with autofill': (index, city) =>
    post(shown(2600 + (index % 4000)), browser(SITE, addressOf(index)), enquiry(index, city)),
  'who take their time': (index, city) =>
    post(
      shown(60_000 + index * 1000),
      browser(SITE, addressOf(index)),
      enquiry(index, city, { ...person(index), first_name: 'Asha', last_name: 'Rao' }),
    ),
  'on a partner’s page': (index, city) =>
    post(
      shown(30_000, { partner: 'trail-tales' }),
      browser('https://blog.example', addressOf(index)),
      enquiry(index, city, person(index)),
    ),
  'in a sandboxed frame': (index, city) =>
    post(shown(30_000), browser('null', addressOf(index)), enquiry(index, city, person(index))),
  'with an old widget': (index, city) =>
    post(
      {},
      browser('https://blog.example', addressOf(index)),
      enquiry(index, city, person(index)),
    ),
  'with an old browser': (index, city) => {
    const { 'sec-fetch-site': _, ...headers } = browser('https://blog.example', addressOf(index))
    return post(
      shown(30_000),
      { ...headers, 'user-agent': SAFARI_13 },
      enquiry(index, city, person(index)),
    )
  },
  'in one office': (index, city) =>
    post(
      shown(15_000 + index),
      browser(SITE, '203.0.113.7'),
      enquiry(index, city, { any_special_request: TEXTS[1]!.replace('this', `the ${index}.`) }),
    ),
  'without JavaScript': (index, city) =>
    post({ notice: '1.en' }, browser(SITE, addressOf(index)), enquiry(index, city, person(index))),
  'who chose a sight': (index, city) =>
    post(
      shown(12_000),
      browser(SITE, addressOf(index)),
      enquiry(index, city, {
        any_special_request: 'I would like to see: Ranthambore National Park and Tiger Reserve',
      }),
    ),
  'with a disposable address': (index, city) =>
    post(
      shown(12_000),
      browser(SITE, addressOf(index)),
      enquiry(index, city, { email: `guest${index}@mailinator.com` }),
    ),
}

import type { Login } from '../../../widgets/contract/users.ts'
import { companies } from '../data/seed/companies.ts'
import { archivePath } from '../routes/personal-archive.ts'
import { PASSWORD, travellerAt } from './account-for-test.ts'
import { API } from './api-for-test.ts'
import type { TestProvider } from './open-for-test.ts'
import { mp4, reviewForm, testimonialForm } from './upload-for-test.ts'

export interface Sent {
  /** With all parameters filled in. */
  path: string
  body?: object | FormData | Uint8Array
  headers?: Record<string, string>
}

/** Successful requests by the contract's names of the calls; each can be sent once. */
export type GoodCalls = Record<string, () => Promise<Sent>>

const TUS = { 'tus-resumable': '1.0.0' }

export const METRICS_TOKEN = 'a-token-of-a-collector'
export const MAIL_SECRET = 'a-token-of-a-mail-service'

export const CORPORATE_EMAIL = 'asha.rao@persistent.example'

/** Creates an account and a successful request for every call. */
export async function goodCalls(
  provider: TestProvider,
): Promise<{ login: Login; good: GoodCalls }> {
  const { database } = provider
  const traveller = await travellerAt(provider)
  const login = await traveller.account('asha@mail.example')
  const [places] = await database.query<{ country: string; state: string; city: string }>(
    `select countries.uuid as country, states.uuid as state, cities.uuid as city from cities
     join states on states.uuid = cities.state join countries on countries.uuid = states.country limit 1`,
  )
  const { country = '', state = '', city = '' } = places ?? {}
  const signedIn = { headers: { authorization: `token ${login.token}` } }
  const asked = {
    corporate_company_id: companies[0]!.uuid,
    email: 'asha@mail.example',
    corporate_email: CORPORATE_EMAIL,
  }
  const enquiry = {
    destinations: [{ city, no_days: 3 }],
    number_of_adults: 2,
    phone_number: '+91 98765-43210',
    email: 'asha@mail.example',
  }
  const linkToken = async () => {
    await traveller.forget('asha@mail.example')
    return (await traveller.linkTo('asha@mail.example')) ?? ''
  }
  const followKey = async () => {
    await traveller.enquire('follower@mail.example')
    const mail = (await provider.mails()).find(({ to }) => to === 'follower@mail.example')
    return /\?key=([\w.-]+)$/m.exec(mail!.text)![1]!
  }
  const uploadPath = async () => {
    const headers = { ...TUS, 'upload-length': '10' }
    const made = await provider.app.request(`${API}/uploads/`, { method: 'POST', headers })
    return made.headers.get('location') ?? ''
  }
  const at =
    (path: string, more: Omit<Sent, 'path'> = {}) =>
    async () => ({ path, ...more })
  const good: GoodCalls = {
    countries: at(`${API}/countries/`),
    states: at(`${API}/states/${country}`),
    citiesOfState: at(`${API}/cities/${state}`),
    cities: at(`${API}/cities/?country_uuid=${country}`),
    popularCities: at(`${API}/destinations/`),
    seasonsOf: at(`${API}/seasons/${city}`),
    search: at(`${API}/search/?q=taj`),
    companies: at(`${API}/corporate-company/`),
    busySlots: at('/api/v1/enquiry/scheduler/busy_slots/'),
    attractionsAt: at(`${API}/attractions/locations/`, { body: {} }),
    attractionsCounted: at(`${API}/attractions/counts/?country_uuid=${country}`),
    attractionAddresses: at(`${API}/attractions/addresses/?page=1`),
    attractionCards: at(`${API}/attractions/cards/?ids=taj-mahal,petra,nowhere`),
    attractionById: at(`${API}/attractions/taj-mahal`),
    reviewsOf: at('/api/v1/reviews', { body: { attraction: 'taj-mahal' } }),
    createReview: at('/api/v1/create_reviews', { body: reviewForm() }),
    testimonials: at(`${API}/testimonial/`),
    createTestimonial: async () => ({
      path: `${API}/testimonial/`,
      body: testimonialForm(await mp4()),
    }),
    createCorporateUser: at(`${API}/user/corporate/`, { body: asked }),
    validateOtp: async () => {
      await provider.post(`${API}/user/corporate/`, asked)
      const [mail] = await provider.mails()
      const otp = /\d{6}/.exec(mail!.subject)![0]
      return {
        path: `${API}//user/corporate/validate-otp/`,
        body: { corporate_email: CORPORATE_EMAIL, otp },
      }
    },
    createEnquiry: at(`${API}/enquiry/`, { body: enquiry }),
    updateEnquiry: at(`${API}/enquiry/`, {
      headers: { 'idempotency-key': 'first' },
      body: enquiry,
    }),
    countWizardStep: at(`${API}/enquiry/step/`, { body: { step: 1 } }),
    followEnquiry: async () => ({
      path: `${API}/enquiry/follow/`,
      body: { key: await followKey() },
    }),
    changeFollowed: async () => ({
      path: `${API}/enquiry/follow/change/`,
      body: { key: await followKey(), text: 'A day more, please.' },
    }),
    mailFollowLink: at(`${API}/enquiry/follow/link/`, {
      body: { reference: 'TJ-7K2M-XQ9A', email: login.email },
    }),
    proveSender: at(`${API}/proof/`, { body: { proof: '{}' } }),
    signIn: at(`${API}/user/login/`, { body: { email: login.email, password: PASSWORD } }),
    signOut: at(`${API}/user/logout/`, { body: {} }),
    forgotPassword: at(`${API}/user/forgot_password`, { body: { email: login.email } }),
    accountLink: async () => ({ path: `${API}/user/link/`, body: { token: await linkToken() } }),
    activateAccount: async () => ({
      path: `${API}/user/activate/`,
      body: { token: await linkToken(), password: PASSWORD },
    }),
    profile: at(`${API}/user/profile/`, signedIn),
    updateProfile: at(`${API}/user/profile/`, {
      ...signedIn,
      body: { first_name: 'Asha', last_name: 'Rao', mobile_number: '9876543210' },
    }),
    exportUser: at(`${API}/user/export/`, signedIn),
    deleteUser: async () => {
      const { token } = await traveller.account('leaver@mail.example')
      const headers = { authorization: `token ${token}` }
      return { path: `${API}/user/delete/`, body: { password: PASSWORD }, headers }
    },
    changePassword: at(`${API}/user/change_password/`, {
      ...signedIn,
      body: { old_password: PASSWORD, new_password: PASSWORD },
    }),
    enquiriesOfUser: at(`/api/v1/enquiry/get/user/${login.id}`, signedIn),
    reviewsOfUser: at(`/api/v1/reviews/get/user/${login.id}`, signedIn),
    transactionsOfUser: at(`/api/v1/transactions/get/user/${login.id}`, signedIn),
    archive: async () => ({
      path: await archivePath(database, login.id, provider.settings.now()),
    }),
    createUpload: at(`${API}/uploads/`, { headers: { ...TUS, 'upload-length': '10' } }),
    uploadState: async () => ({ path: await uploadPath(), headers: TUS }),
    continueUpload: async () => ({
      path: await uploadPath(),
      headers: {
        ...TUS,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
      },
      body: new TextEncoder().encode('abcde'),
    }),
    deleteUpload: async () => ({ path: await uploadPath(), headers: TUS }),
    receiveMail: at(`${API}/incoming-mail/`, {
      headers: { authorization: `Bearer ${MAIL_SECRET}`, 'content-type': 'message/rfc822' },
      body: new TextEncoder().encode('From: asha@mail.example\r\n\r\nHello'),
    }),
    describeToPeople: at('/api/'),
    describe: at('/api/openapi.json'),
    reportVitals: at('/api/vitals', {
      body: { place: 'site', vitals: { LCP: 900 }, tags: [] },
    }),
    health: at('/healthz'),
    readiness: at('/readyz'),
    metrics: at('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } }),
  }
  return { login, good }
}

export async function send(provider: TestProvider, method: string, sent: Sent): Promise<Response> {
  const { path, body, headers } = sent
  const isForm = body instanceof FormData || body instanceof Uint8Array
  return provider.app.request(path, {
    method: method.toUpperCase(),
    headers: { ...(body && !isForm && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: isForm ? (body as BodyInit) : JSON.stringify(body) }),
  })
}

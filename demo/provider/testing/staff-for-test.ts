import { type Role } from '../data/people/staff-roles.ts'
import { addStaff, staffByEmail } from '../data/people/staff.ts'
import { codeOfStep, stepAt } from '../secrets/totp.ts'
import { type DeskBrowser, deskBrowser } from './desk-for-test.ts'
import type { TestProvider } from './open-for-test.ts'

const PASSWORD = 'four words of theirs'
const FACTORS = '/desk/account/factors'

/** A signed-in staff member. */
export interface Colleague {
  uuid: string
  email: string
  password: string
  desk: DeskBrowser
  /** Types the password in a new browser. */
  passwordIn: (browser: DeskBrowser) => Promise<Response>
}

let count = 0

export async function colleague(provider: TestProvider, ...roles: Role[]): Promise<Colleague> {
  const { database, settings } = provider
  const email = `${roles.join('.')}.${(count += 1)}@company.example`
  const token = await addStaff(database, email, 'Ravi Colleague', settings.now(), roles)
  const desk = deskBrowser(provider)
  await desk.post('/desk/password', { token, password: PASSWORD })
  const { uuid } = (await staffByEmail(database, email))!
  const passwordIn = (browser: DeskBrowser) => browser.signIn(email, PASSWORD)
  return { uuid, email, password: PASSWORD, desk, passwordIn }
}

/** The value of a hidden field in a page. */
export const fieldIn = (page: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(page)![1]!

/** An authenticator app that was added to an account. */
export interface TestApp {
  /** The code at the provider's clock. */
  code: () => string
  recovery: string[]
}

/** Recovery codes in a page. */
export const recoveryIn = (page: string): string[] =>
  [...page.matchAll(/<code>((?:[a-z2-7]{4}-){5}[a-z2-7]{4})<\/code>/g)].map(([, code]) => code!)

export async function addApp({ settings }: TestProvider, desk: DeskBrowser): Promise<TestApp> {
  const page = await (await desk.get(`${FACTORS}/app`)).text()
  const secret = fromBase32(/class="secret">([A-Z2-7 ]+)</.exec(page)![1]!)
  const code = () => codeOfStep(secret, stepAt(settings.now()))
  const form = { pending: fieldIn(page, 'pending'), intent: fieldIn(page, 'intent'), code: code() }
  const added = await desk.post(`${FACTORS}/app`, form)
  return { code, recovery: recoveryIn(await added.text()) }
}

function fromBase32(text: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...text.replaceAll(' ', '')]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
}

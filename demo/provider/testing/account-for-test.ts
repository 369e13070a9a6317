import type { Login } from '../../../widgets/contract/users.ts'
import { API } from './api-for-test.ts'
import type { TestProvider } from './open-for-test.ts'
import { type Cost, type Derive, deriveKey } from '../secrets/password.ts'

export const PASSWORD = 'correct horse'

/** Records the cost of each hash, and derives a cheap one. */
export function countedWork(): { work: Cost[]; derive: Derive } {
  const work: Cost[] = []
  const derive: Derive = (password, salt, cost) => {
    work.push(cost)
    return deriveKey(password, salt, { ...cost, N: 16 })
  }
  return { work, derive }
}

export interface Traveller {
  enquire(email: string, changes?: object): Promise<Response>
  /** Token in the last link sent to an address. */
  linkTo(email: string): Promise<string | undefined>
  activate(token: string | undefined, password?: string): Promise<Response>
  signIn(email: string, password?: string, headers?: Record<string, string>): Promise<Response>
  forget(email: string, headers?: Record<string, string>): Promise<Response>
  account(email: string): Promise<Login>
  ask(path: string, token: string, init?: RequestInit): Promise<Response>
}

export async function travellerAt(provider: TestProvider): Promise<Traveller> {
  const [city] = await provider.database.query<{ uuid: string }>('select uuid from cities limit 1')
  const post = async (path: string, body: object, headers?: Record<string, string>) =>
    provider.post(API + path, body, headers)
  const enquire = async (email: string, changes: object = {}) =>
    post('/enquiry/', {
      destinations: [{ city: city!.uuid, no_days: 3 }],
      number_of_adults: 2,
      phone_number: '+91 98765-43210',
      email,
      ...changes,
    })
  const linkTo = async (email: string) => {
    const mails = (await provider.mails()).filter(({ to }) => to === email)
    return mails
      .map(({ text }) => /^ {4}\S+\?token=([\w-]+)(?:&for=reset)?$/m.exec(text)?.[1])
      .find(Boolean)
  }
  const activate = async (token: string | undefined, password = PASSWORD) =>
    post('/user/activate/', { token, password })
  const signIn = async (email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
    post('/user/login/', { email, password }, headers)
  return {
    enquire,
    linkTo,
    activate,
    signIn,
    forget: async (email, headers) => post('/user/forgot_password', { email }, headers),
    account: async (email) => {
      await enquire(email, { first_name: 'Asha', last_name: 'Rao' })
      await activate(await linkTo(email))
      return (await signIn(email)).json() as Promise<Login>
    },
    ask: async (path, token, init = {}) => {
      const headers = { 'content-type': 'application/json', authorization: `token ${token}` }
      return provider.app.request(path, { ...init, headers })
    },
  }
}

/** Status, and the error code, faulty fields or body. */
export async function outcome(response: Response): Promise<[number, unknown]> {
  const body = (await response.json()) as { error?: { code: string; fields?: object } }
  return [response.status, body.error?.fields ?? body.error?.code ?? body]
}

// @vitest-environment node
import {
  array,
  type Arbitrary,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  oneof,
  record,
} from 'fast-check'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Serving } from '../../../../demo/server/serve.ts'
import { serveForTest } from '../../../../demo/server/serve-for-test.ts'
import { companies } from '../../companies.ts'
import { type Provider, providerOf } from '../../provider.ts'
import { hasCodeField } from './corporate-claim.ts'
import { createOtp } from './corporate-otp.ts'
import { createEnquiry } from '../enquiry.ts'
import { inEnglish } from '../../../messages/say.ts'

const ADDRESSES = ['asha@persistent.example', 'ravi@persistent.example', 'asha@xoriant.example', '']
const COMPANIES = ['Persistent', 'Xoriant', '']

let serving: Serving
let provider: Provider
beforeAll(async () => {
  vi.stubGlobal('sessionStorage', new Window().sessionStorage)
  serving = await serveForTest()
  provider = providerOf(serving.origins.provider, null, null)
  await vi.waitUntil(() => companies(provider).$list.get().state === 'ready', { timeout: 10_000 })
  // Also the provider's clock.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
}, 40_000)
afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await serving.close()
})

const query = (sql: string) => serving.provider.database.query(sql)
const uuidOf = (name: string) =>
  companies(provider)
    .$list.get()
    .list.find((offered) => offered.name === name)?.uuid ?? ''

async function lastCode(address: string): Promise<string> {
  const mails = await query(`select subject, recipient from mails order by id desc`)
  const mail = mails.find(({ recipient }) => recipient === address)
  return String(mail?.['subject'] ?? '').slice(0, 6)
}

type Step = {
  does: 'company' | 'address' | 'send' | 'right code' | 'wrong code' | 'reload' | 'start over'
  text: string
}

const steps: Arbitrary<Step> = oneof(
  record({ does: constant('company' as const), text: constantFrom(...COMPANIES) }),
  record({ does: constant('address' as const), text: constantFrom(...ADDRESSES) }),
  record({ does: constant('send' as const), text: constant('') }),
  record({ does: constant('right code' as const), text: constant('') }),
  record({ does: constantFrom('wrong code', 'reload', 'start over'), text: constant('') }),
)

function open() {
  const { form } = createEnquiry(inEnglish)
  const close = form.open()
  form.type('isCorporateUser', true)
  const otp = form.own(createOtp)
  otp.keepInTab()
  return { form, otp, close }
}

/** A visitor, and the claims expected to be verified. */
async function walker() {
  for (const table of ['one_time_codes', 'corporate_users', 'mails', 'hits']) {
    await query(`delete from ${table}`)
  }
  sessionStorage.clear()
  let page = open()
  const proven = new Set<string>()
  const claim = () => {
    const { corporateCompany, corporate_email } = page.form.$form.get()
    return `${corporateCompany} ${corporate_email}`
  }
  const act: Record<Step['does'], (text: string) => unknown> = {
    company: (name) => page.form.type('corporateCompany', uuidOf(name)),
    address: (address) => page.form.type('corporate_email', address),
    async send() {
      vi.advanceTimersByTime(31_000)
      await query('delete from hits')
      await page.otp.send(provider)
    },
    async 'right code'() {
      const isSent = page.otp.$state.get().state === 'sent'
      page.form.type('otp', await lastCode(page.form.$form.get().corporate_email))
      await page.otp.verify(provider)
      if (isSent) proven.add(claim())
    },
    async 'wrong code'() {
      const code = await lastCode(page.form.$form.get().corporate_email)
      page.form.type('otp', code === '000000' ? '000001' : '000000')
      await page.otp.verify(provider)
    },
    reload() {
      page.close()
      page = open()
    },
    'start over'() {
      page.form.clear()
      page.form.type('isCorporateUser', true)
      proven.clear()
    },
  }
  /** Actual and expected state of the form. */
  async function seen() {
    const now = page.otp.$state.get()
    const missing = Object.keys(await page.otp.missing())
    const codeError = 'otp' in page.form.$errors.get()
    const field = hasCodeField(now) ? 'otp' : 'corporate_email'
    const isDone = now.state === 'verified'
    // With a typed code nothing is missing, although it is not verified yet.
    const next = isDone || (hasCodeField(now) && missing.length === 0) ? [] : [field]
    return [
      { isDone, missing, strayError: codeError && !hasCodeField(now) },
      { isDone: proven.has(claim()), missing: next, strayError: false },
    ]
  }
  return { act, seen, close: () => page.close() }
}

test('after any steps a claim is verified exactly if its code was entered', async () => {
  const walk = asyncProperty(array(steps, { minLength: 8, maxLength: 20 }), async (walked) => {
    const { act, seen, close } = await walker()
    await act.company('Persistent')
    await act.address(ADDRESSES[0]!)
    for (const { does, text } of walked) {
      await act[does](text)
      const [shown, expected] = await seen()
      expect(shown).toEqual(expected)
    }
    close()
  })
  await assert(walk, { numRuns: 40 })
})

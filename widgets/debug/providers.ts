import { type Advice, advice } from '../messages/debug.ts'
import { type Finding, findingAt } from './finding.ts'
import { isOurs, type Page, providerOf } from './page.ts'
import { isForbidden } from './policies.ts'
import { answerOf, once } from './probes.ts'

/** A read-only call that every provider supports (specification, section 3). */
export const CITIES = '/api/v1/{product}/cities/'

export async function providerFindings({ tags }: Page): Promise<Finding[]> {
  const findings = await Promise.all(
    tags.map(async ({ tag, element }) => {
      const provider = isOurs(tag) ? providerOf(element) : undefined
      const wrong = provider && (await whyNot(provider))
      return wrong && findingAt(element, wrong)
    }),
  )
  return findings.filter((finding) => finding !== undefined)
}

/** Problem of a provider; undefined if it works or a policy blocks it. */
const whyNot = once(
  async ({ origin, product }: { origin: string; product: string }): Promise<Advice | undefined> => {
    if (!navigator.onLine) return advice.offline
    const address = origin + CITIES.replace('{product}', encodeURIComponent(product))
    const status = await answerOf(address, 'cors')
    if (status !== undefined) {
      return status >= 400 ? advice.providerAnswers(address, status) : undefined
    }
    if (isForbidden('connect-src', origin)) return undefined
    if (location.protocol === 'https:' && origin.startsWith('http:')) return advice.insecure(origin)
    const isUp = (await answerOf(address, 'no-cors')) !== undefined
    return isUp ? advice.withoutCors(origin, self.origin) : advice.unreachable(origin)
  },
  ({ origin, product }) => `${origin} ${product}`,
)

import type { Settings } from '../settings/settings.ts'
import { acceptedIn } from './accept-encoding.ts'
import { dictionaryIn, isForChromiumScript } from './dictionary.ts'
import type { Head } from './request-head.ts'

/** Part of the URLs whose files are dictionaries. */
const WITH_DICTIONARY = '/widgets/'

/** Cache key of a response without its body: the URL and the headers that change it. */
export function keysFor({
  partnerOrigins,
}: Pick<Settings, 'partnerOrigins'>): (url: string, head: Head) => string {
  const codings = new Map<string, string>()
  const codingOf = (header: string) => {
    const { coding, refusesPlain } = acceptedIn(header)
    const read = `${coding} ${refusesPlain}`
    if (codings.size < 1000) codings.set(header, read)
    return read
  }
  return (url, head) => {
    const accepted = head('accept-encoding') ?? ''
    const accept = head('accept') ?? '*/*'
    const origin = head('origin') ?? ''
    const isPartner = partnerOrigins !== '*' && partnerOrigins.includes(origin)
    const coding = codings.get(accepted) ?? codingOf(accepted)
    const reads = `${accept.includes('text/html')} ${accept.includes('*/*')}`
    const dictionary = url.includes(WITH_DICTIONARY)
      ? `${isForChromiumScript(head)} ${dictionaryIn(head)}`
      : ''
    return `${url}\n${coding}\n${reads}\n${dictionary}\n${isPartner ? origin : ''}\n`
  }
}

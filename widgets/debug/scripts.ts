import { type Advice, advice } from '../messages/debug.ts'
import { type Finding, findingAt } from './finding.ts'
import { TAGS } from './tag-attributes.ts'
import { nearest } from './nearest.ts'
import { brings, fileOf, isKnown, isOurs, type Page, type Placed } from './page.ts'
import { isForbidden, originOf } from './policies.ts'
import { answerOf, later, once, preload } from './probes.ts'

/** Milliseconds until a loaded script has run. */
const RUNS = 1000

export async function scriptFindings(page: Page): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { script } of page.scripts) {
    if (script.type !== 'module') findings.push(advice.notModule(script.src))
  }
  for (const file of new Set(page.scripts.map(({ file }) => file))) {
    const of = page.scripts.filter((other) => other.file === file)
    const addresses = [...new Set(of.map(({ script }) => script.src))]
    if (addresses.length > 1) findings.push(advice.twice(file, addresses))
  }
  const symbols = Object.getOwnPropertySymbols(globalThis).map((key) => key.description ?? '')
  const majors = symbols.filter((name) => /^trip-widgets\.v\d/.test(name))
  if (majors.length > 1) findings.push(advice.majors(majors))
  const undefinedOnes = await Promise.all(page.tags.map((placed) => tagFinding(placed, page)))
  return [...findings, ...undefinedOnes.filter((finding) => finding !== undefined)]
}

async function tagFinding(placed: Placed, page: Page): Promise<Finding | undefined> {
  const { tag, element } = placed
  const told = (told: Advice | undefined) => told && findingAt(element, told)
  if (isOurs(tag)) return undefined
  if (!isKnown(tag)) {
    const meant = nearest(tag, Object.keys(TAGS))
    return meant && !customElements.get(tag) ? told(advice.unknownTag(tag, meant)) : undefined
  }
  if (customElements.get(tag)) return told(advice.taken(tag))
  const bringing = page.scripts.filter(({ file }) => brings(file, tag))
  const script = bringing.find(({ script }) => script.type === 'module')
  if (!script) {
    const isImported = addressesLoaded().some((address) => brings(fileOf(address) ?? '', tag))
    if (bringing.length > 0 || isImported) return undefined
    return told(advice.noScript(tag, addressOf(tag, page)))
  }
  const ran = customElements.whenDefined(tag).then(() => undefined)
  const wrong = await Promise.race([ran, whyNot(script.script)])
  if (wrong || customElements.get(tag)) return told(wrong)
  if (isForbidden('script-src', originOf(script.script.src))) return undefined
  await Promise.race([ran, later(RUNS)])
  if (customElements.get(tag)) return undefined
  return told(advice.notRun(script.script.src, tag))
}

/** Problem of a script; undefined if it loads or a policy blocks it. */
const whyNot = once(
  async (script: HTMLScriptElement): Promise<Advice | undefined> => {
    const { src, integrity } = script
    const came = await preload(script)
    if (came === 'silent') return advice.scriptSilent(src)
    if (came === 'came' || isForbidden('script-src', originOf(src))) return undefined
    const status = await answerOf(src, 'cors')
    if (status === undefined) {
      const isUp = (await answerOf(src, 'no-cors')) !== undefined
      return isUp ? advice.scriptWithoutCors(src, self.origin) : advice.scriptUnreachable(src)
    }
    if (status >= 400) return advice.scriptAnswers(src, status)
    return integrity ? advice.integrity(src) : undefined
  },
  ({ src }) => src,
)

const addressesLoaded = () => performance.getEntriesByType('resource').map(({ name }) => name)

/** Guesses the file of a tag from another of our files on the page. */
function addressOf(tag: string, { scripts }: Page): string {
  const loaded = [...scripts.map(({ script }) => script.src), ...addressesLoaded()]
  const beside = loaded.find((address) => fileOf(address))
  return beside ? new URL(`${tag}.js`, beside).href : `https://YOUR-PROVIDER/widgets/${tag}.js`
}

// @chunk own
import { createStore, del, get, set, type UseStore, update, values } from 'idb-keyval'
import { now } from '../../contract/values/dates.ts'
import { attempt } from '../attempt.ts'
import { proveLater } from '../forms/proof.ts'
import { knownProviders } from '../known-providers.ts'
import { shared } from '../shared.ts'
import { onlyOnePage } from './only-one-page.ts'
import { isPassing, post } from './post.ts'
import { $waiting, type Kind, type Waiting } from './waiting.ts'
import { FLAG } from './flag.ts'

/** Ms until a waiting form is dropped. Safari deletes storage of scripts after the same time. */
export const LIFE = 7 * 24 * 60 * 60 * 1000

/** Ms until the next attempt while the provider doesn't respond. */
const PAUSE = 60_000

const TAGS: Record<Kind, string> = {
  enquiry: 'trip-enquiry',
  wizard: 'trip-enquiry',
  review: 'trip-review',
  testimonial: 'trip-testimonial',
}

/** State of the outbox in this page, whichever tags use it. */
const page = shared('outbox', () => ({
  /** Keys that were sent, in case they can't be deleted. */
  sent: new Set<string>(),
  running: undefined as Promise<unknown> | undefined,
  clock: undefined as ReturnType<typeof setTimeout> | undefined,
  follows: false,
}))

let store: UseStore | undefined
const open = () => (store ??= createStore('trip:outbox', 'waiting'))

async function everything(): Promise<Waiting[]> {
  const all = await values<Partial<Waiting> | undefined>(open())
  // An entry that another version wrote, or only half of one, must not keep the others back.
  const isWhole = (entry?: Partial<Waiting>): entry is Waiting =>
    Boolean(entry?.key && entry.provider && entry.outgoing)
  return all.filter(isWhole).toSorted((a, b) => a.at - b.at)
}

const unsent = (all: Waiting[]) => all.filter(({ key }) => !page.sent.has(key))
const stored = async () => unsent(await everything())

/** True if an entry with this key waits. */
export const has = async (key: string) => (await get(key, open())) !== undefined

/** Rejects if the browser can't store it. Nothing may be said to be saved then. */
export async function add(entry: Waiting): Promise<void> {
  // First, in case the page goes before the entry is shown.
  attempt(() => localStorage.setItem(FLAG, '1'))
  await set(entry.key, entry, open())
  follow()
  // In case the list can't be read.
  mark(entry)
  await show()
}

/** Takes an entry out to edit or delete it, unless a page is sending. */
export async function take(key: string): Promise<Waiting | undefined> {
  let taken: Waiting | undefined
  let isBusy = true
  await onlyOnePage(async () => {
    isBusy = false
    const entry = (await stored()).find((each) => each.key === key)
    if (await remove(key)) taken = entry
  }).catch(() => {})
  const shown = $waiting.get().find((entry) => entry.key === key)
  if (isBusy && shown) mark({ ...shown, state: 'sending' })
  return taken
}

/** False if the browser can't delete it. It's still shown then, unless it was sent. */
export async function remove(key: string): Promise<boolean> {
  const isGone = await erase(key)
  $waiting.set($waiting.get().filter((entry) => entry.key !== key))
  await show()
  return isGone
}

async function erase(key: string): Promise<boolean> {
  try {
    await del(key, open())
    return true
  } catch {
    return false
  }
}

/** Sends what waits now and whenever the network may be back. */
export async function wake(): Promise<void> {
  follow()
  await sendWaiting()
}

function follow(): void {
  if (page.follows) return
  page.follows = true
  for (const name of ['online', 'pageshow', 'focus']) {
    globalThis.addEventListener(name, () => void sendWaiting())
  }
}

/** One page sends at a time. Never rejects. */
export function sendWaiting(): Promise<void> {
  page.running ??= onlyOnePage(sendAll)
    .catch(() => {})
    .then(show)
    .then(() => (page.running = undefined))
  return page.running.then(() => {})
}

async function sendAll(): Promise<void> {
  const attempted = new Set<string>()
  for (;;) {
    const next = (await stored()).find(
      (entry) =>
        entry.state !== 'dropped' &&
        (isOld(entry) || (entry.state !== 'refused' && isHere(entry))) &&
        !attempted.has(entry.key),
    )
    if (!next) return
    attempted.add(next.key)
    if (isOld(next)) await drop(next)
    else if (!(await sendOne(next))) return
  }
}

/** True if a tag of the page has this provider. */
const isHere = ({ provider: { origin } }: Waiting) =>
  [...knownProviders.values()].some((provider) => provider.origin === origin)

/** A time ahead of now comes from a wrong clock, and is no reason to drop anything. */
const isOld = ({ at }: Waiting) => now() - at > LIFE

/** Forgets what was typed, and keeps the row until the visitor has seen it. */
async function drop(entry: Waiting): Promise<void> {
  const { method, path } = entry.outgoing
  const outgoing = { method, path, headers: {} }
  await replace({ ...entry, state: 'dropped', outgoing, typed: {} })
}

/** False if the provider can't be reached now. */
async function sendOne(entry: Waiting): Promise<boolean> {
  mark({ ...entry, state: 'sending' })
  const { failure, answer } = await post(entry)
  if (failure && isPassing(failure)) {
    mark(entry)
    return failure.name !== 'Offline' && failure.name !== 'TimedOut'
  }
  if (failure) await replace({ ...entry, state: 'refused' })
  else {
    page.sent.add(entry.key)
    const { reference, challenge } = Object(answer) as { reference?: string; challenge?: string }
    proveLater(entry.provider, challenge)
    mark({ ...entry, state: 'sent', reference: reference ?? entry.reference })
    report(entry, Object(answer))
    await erase(entry.key)
  }
  return true
}

/** Fires the form's event, so that the host counts it, whichever of its pages sends it. */
function report({ kind, outgoing }: Waiting, answer: { reference?: string; held?: boolean }): void {
  const [, attraction] = outgoing.form?.find(([name]) => name === 'attraction') ?? []
  const { reference, held = false } = answer
  const receipt = outgoing.form ? { ...(attraction && { attraction }), held } : { reference }
  const detail = { ...receipt, form: kind, late: true }
  const target: EventTarget = document
  target.dispatchEvent(new CustomEvent(`${TAGS[kind]}-sent`, { bubbles: true, detail }))
}

async function replace(entry: Waiting): Promise<void> {
  // An entry that was edited or deleted meanwhile stays away.
  await update<Waiting | undefined>(entry.key, (old) => old && entry, open())
  mark(entry)
}

const mark = (entry: Waiting) =>
  $waiting.set([...$waiting.get().filter(({ key }) => key !== entry.key), entry])

/** Shows what is stored, after what was sent. Never rejects. */
async function show(): Promise<void> {
  const all = await everything().catch(() => undefined)
  if (!all) return
  const left = unsent(all)
  const sent = $waiting.get().filter(({ state }) => state === 'sent')
  $waiting.set([...sent, ...left])
  // The next page deletes what couldn't be deleted after it was sent.
  attempt(() => (all.length > 0 ? localStorage.setItem(FLAG, '1') : localStorage.removeItem(FLAG)))
  clearTimeout(page.clock)
  // Also if another page is sending, because that page may be closed.
  if (left.some(({ state }) => state === 'waiting')) {
    page.clock = setTimeout(() => void sendWaiting(), PAUSE)
  }
}

import { rm, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { serveHostPages } from '../support/host-pages.ts'
import { type Comparison, compare, type Submitted } from './compare.ts'
import type { Deployment, Place } from './deployment.ts'
import { embedded } from './embedded.ts'
import { chooseFiles, VIDEO_BYTES } from './files.ts'
import { type Losses, openLossyProxy } from './lossy-proxy.ts'
import { startMailServer } from './mail-server.ts'
import { onPostgres } from './on-postgres.ts'
import { type Fault, type Intent, type Part, planOf, shareOf } from './plan.ts'
import { randomFrom } from './random.ts'
import { readStored, type Stored } from './stored.ts'
import { keepReports } from './tab.ts'
import { visit, type Visit } from './send-form.ts'

export interface Soak {
  part: Part
  seed: number
  scale: number
  /** Browsers of visitors at a time. */
  visitors: number
  say: (line: string) => void
}

export interface Result extends Comparison, Omit<Stored, 'rows' | 'emails'> {
  part: Part
  intents: Intent[]
  faults: Fault[]
  losses: Losses
  visits: Visit[]
}

const MINUTE = 60_000

/** Runs a deployment, its visitors and its faults, and compares what is stored with what they submitted. */
export async function soak(browser: Browser, options: Soak): Promise<Result> {
  const { part, seed, scale, say } = options
  const share = shareOf(part, scale)
  const intents = planOf(part, share, seed)
  const folder = await mkdtemp(join(tmpdir(), 'trip-soak-'))
  const mail = await startMailServer()
  const place: Place = { folder, mail, say }
  const deployment =
    part === 'postgres'
      ? await onPostgres(place)
      : await embedded(place, share.videos * VIDEO_BYTES)
  const proxy = await openLossyProxy(deployment.target, randomFrom(seed, `${part} line`))
  const host = await serveHostPages(proxy.origin)
  const visits: Visit[] = []
  const submitted: Submitted[] = []
  const faults = faultsOf(deployment, seed, say)
  const progress = setInterval(() => {
    const failures = visits.reduce((sum, visit) => sum + visit.failures, 0)
    say(`${part}: ${visits.length} of ${intents.length} sent, ${failures} failures shown`)
  }, MINUTE)
  const queue = [...intents]

  async function device(index: number): Promise<void> {
    const context = await browser.newContext()
    context.setDefaultTimeout(10_000)
    await keepReports(context)
    const random = randomFrom(seed, `${part} visitor ${index}`)
    for (let next = queue.shift(); next; next = queue.shift()) {
      const intent = next
      const chosen = await chooseFiles(join(folder, 'chosen'), intent, seed)
      const visitor = { context, host: host.origin, random, onSubmit: faults.onSubmit }
      const made = await visit(visitor, intent, chosen)
      visits.push(made)
      const { email, kind } = intent
      submitted.push({ email, kind, reference: made.reference, hashes: chosen.hashes })
      if (made.outcome instanceof Error) say(`${email}: ${made.outcome.message}`)
      for (const page of context.pages()) await page.close()
      for (const path of chosen.paths) await rm(path)
    }
    await context.close()
  }

  try {
    await Promise.all(Array.from({ length: options.visitors }, (_, index) => device(index)))
    await faults.end()
    clearInterval(progress)
    say(`${part}: all forms are sent`)
    const { rows, emails, ...rest } = await readStored(await deployment.finish(), mail)
    const compared = compare(submitted, rows, emails)
    return {
      part,
      intents,
      faults: faults.suffered,
      losses: proxy.losses,
      visits,
      ...compared,
      ...rest,
    }
  } finally {
    clearInterval(progress)
    await host.close()
    await proxy.close()
    await deployment.stop()
    await mail.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Brings about the faults of the plan, one after the other. */
function faultsOf(deployment: Deployment, seed: number, say: (line: string) => void) {
  const random = randomFrom(seed, 'faults')
  const begun = new Set<Intent>()
  const suffered: Fault[] = []
  let turn: Promise<void> = Promise.resolve()
  return {
    suffered,
    onSubmit(intent: Intent) {
      const { fault } = intent
      if (!fault || begun.has(intent)) return
      begun.add(intent)
      const delay = random.below(intent.kind === 'testimonial' ? 4000 : 600)
      turn = turn
        .then(() => wait(delay))
        .then(() => deployment.suffer(fault, random))
        .then(() => void suffered.push(fault))
        .catch((error: unknown) => say(`${fault}: ${String(error)}`))
    },
    end: () => turn,
  }
}

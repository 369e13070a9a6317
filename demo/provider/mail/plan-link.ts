import { type Followable, followableWith } from '../data/enquiries/follow-keys.ts'
import type { Queries } from '../data/engine/database.ts'
import { type LinkedPlan, linkEnds, planKey } from '../data/plans/plan-keys.ts'
import { plansOf } from '../data/plans/plans.ts'
import type { Settings } from '../settings/settings.ts'
import { ownOrigin } from './account-address.ts'

/** Page of a plan, in the language of its enquiry. */
export const PLAN_PAGE = '/plan'

/** Path of a plan's page with its signed key. */
export const planPath = async (queries: Queries, enquiry: Followable, plan: LinkedPlan) =>
  `${PLAN_PAGE}?key=${await planKey(queries, enquiry, plan)}`

/** Path of the page of an enquiry's latest plan; undefined without one, and once its link has expired. */
export async function latestPlanPath(
  queries: Queries,
  { id, reference }: { id: string; reference: string },
  now: Date,
): Promise<string | undefined> {
  const [plan] = await plansOf(queries, id)
  const enquiry = plan && linkEnds(plan) > now && (await followableWith(queries, reference))
  return enquiry ? planPath(queries, enquiry, plan) : undefined
}

/** Signed full address of a plan's page; undefined without an {@link ownOrigin}. */
export async function planAddress(
  queries: Queries,
  settings: Settings,
  requestOrigin: string,
  reference: string,
  plan: LinkedPlan,
): Promise<string | undefined> {
  const origin = ownOrigin(settings, requestOrigin)
  const enquiry = await followableWith(queries, reference)
  return origin && enquiry && origin + (await planPath(queries, enquiry, plan))
}

const ADDRESSES = /https?:\/\/[^\s"<>]+\/plan\?key=[\w-]+\.(\d+)\.[\w.-]+/g

/** Returns a function that replaces the links to plans in the text of an email that is sent to a corrected address. */
export async function planLinksOf(
  queries: Queries,
  settings: Settings,
  requestOrigin: string,
  { uuid, reference }: { uuid: string; reference: string },
): Promise<(text: string) => string> {
  const addresses = new Map<string, string | undefined>()
  for (const plan of await plansOf(queries, uuid)) {
    const address = await planAddress(queries, settings, requestOrigin, reference, plan)
    addresses.set(String(plan.version), address)
  }
  return (text) => text.replace(ADDRESSES, (old, version: string) => addresses.get(version) ?? old)
}

import type { DeskBrowser } from './desk-for-test.ts'

/** Fields of a plan that can be sent, with two days. */
export const PLAN = {
  title: 'Two days in Agra',
  message: 'Dear Asha,\nhere it is.',
  terms: 'Half when you book.',
  people: '2',
  price: '12,500',
  total: '',
  valid_until: '2026-12-31',
  count: '2',
  'place.0': 'Agra',
  'activity.0': 'The fort.',
  'night.0': 'Hotel Amar',
  'place.1': 'Agra',
  'activity.1': 'The Taj at sunrise',
  'night.1': '',
}

/** Sends a plan at the desk, as a colleague does who reads the form first. */
export async function sendPlanAt(
  desk: DeskBrowser,
  reference: string,
  changes: Record<string, string> = {},
): Promise<Response> {
  const path = `/desk/enquiries/${reference}/plan`
  await desk.post(path, { do: 'start', from: 'empty' })
  const hidden = await hiddenFields(desk, path)
  return desk.post(path, { ...PLAN, ...hidden, do: 'send', ...changes })
}

/** The revision and the intent of a plan's form. */
export async function hiddenFields(desk: DeskBrowser, path: string) {
  const page = await (await desk.get(path)).text()
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''
  return { revision: value('revision'), intent: value('intent') }
}

import type { City } from './texts.ts'

export const CITIES = '/api/v1/trips/cities/'

export async function cities(): Promise<City[]> {
  const answer = await fetch(CITIES)
  return (await answer.json()) as City[]
}

/** Sends an enquiry. Returns true if the server accepted it. */
export async function send(form: Record<string, string>): Promise<boolean> {
  const body = JSON.stringify({
    destinations: [{ city: form['destination'], no_days: Number(form['days']) }],
    number_of_adults: Number(form['total_people']),
    phone_number: form['mobile_number'],
    email: form['email'],
  })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch('/api/v1/trips/enquiry/', { method: 'POST', headers, body })
  return answer.ok
}

import type { Read } from '../../widgets/stores/read.ts'
import { persistSession } from '../../widgets/stores/session.ts'
import { knowPerson } from './known-person.ts'
import { createSignOutReports } from './sign-out.ts'

/**
 * Keeps the session in the browser, reports its end, and prefills forms.
 * @param read - without a session
 * @returns `visit`, to call on every step to a page, and `stop`
 */
export function followSession(read: Read) {
  const reports = createSignOutReports(read)
  const stopKeeping = persistSession((session) => void reports.send(session))
  // After the session has been read from storage.
  const person = knowPerson(read)
  const stops = [stopKeeping, person.stop, reports.stop]
  return { visit: person.visit, stop: () => stops.forEach((stop) => stop()) }
}

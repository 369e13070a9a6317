import { attempt } from '../attempt.ts'
import { FLAG } from './flag.ts'

/** Sends what an earlier page left to the providers of this one. */
export const wakeOutbox = () =>
  attempt(
    () =>
      localStorage[FLAG] &&
      import('./outbox.ts').then(
        ({ wake }) => wake(),
        () => {},
      ),
  )

import { createHash } from 'node:crypto'

/** What `hits` stores of a subject, which may contain an email or IP address: its SHA-256. */
export const storedSubject = (subject: string) => createHash('sha256').update(subject).digest('hex')

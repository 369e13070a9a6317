import { createHash } from 'node:crypto'

/** SHA-256 of a subject, because it may contain an email or IP address. */
export const storedSubject = (subject: string) => createHash('sha256').update(subject).digest('hex')

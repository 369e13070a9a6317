import { createHash } from 'node:crypto'

/** Source that allows an inline script or style in a content security policy (https://www.w3.org/TR/CSP3/#grammardef-hash-source). */
export const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

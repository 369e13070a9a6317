import type { says as english } from '../en/language.ts'

export const says = { code: 'hi', dir: 'ltr', comma: ', ' } satisfies typeof english

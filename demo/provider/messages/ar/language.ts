import type { says as english } from '../en/language.ts'

export const says = { code: 'ar', dir: 'rtl', comma: '، ' } satisfies typeof english

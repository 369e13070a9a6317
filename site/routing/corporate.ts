import type { CORPORATE_NAMES } from '../../widgets/contract/companies.ts'
import type { Visit } from './router.ts'

/** Companies with a page and a footer of their own (specification, sections 2 and 3). */
export const COMPANIES: Record<(typeof CORPORATE_NAMES)[number], string> = {
  persistent: 'Persistent',
  xoriant: 'Xoriant',
  accenture: 'Accenture',
  accion: 'Accion',
  icertis: 'Icertis',
  bridgenext: 'Bridgenext',
}

export function corporateNameOf({ route, params }: Visit): string | undefined {
  if (route !== 'corporate') return undefined
  return Object.entries(COMPANIES).find(([name]) => name === params['corporateName'])?.[1]
}

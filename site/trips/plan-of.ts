import { foreignDays } from './foreign-days.ts'
import { indiaDays } from './india-days.ts'
import { safariDays } from './safari-days.ts'
import type { Plan, Trip } from './trip.ts'

const PLANS: Record<string, Plan> = { ...safariDays, ...indiaDays, ...foreignDays }

export const planOf = ({ id }: Trip): Plan | undefined => PLANS[id]

import { foreignDays } from '../messages/en/foreign-days.ts'
import { indiaDays } from '../messages/en/india-days.ts'
import { safariDays } from '../messages/en/safari-days.ts'
import type { Plan, Trip } from './trip.ts'

const PLANS: Record<string, Plan> = { ...safariDays, ...indiaDays, ...foreignDays }

export const planOf = ({ id }: Trip): Plan | undefined => PLANS[id]

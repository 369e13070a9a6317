import { centralIndia } from './safaris/central-india.ts'
import { northIndia } from './safaris/north-india.ts'
import { southIndia } from './safaris/south-india.ts'
import { northEastIndia } from './safaris/north-east-india.ts'
import type { Regions } from './sight.ts'

export const safaris: Regions = {
  'Central India': centralIndia,
  'North India': northIndia,
  'South India': southIndia,
  'North East India': northEastIndia,
}

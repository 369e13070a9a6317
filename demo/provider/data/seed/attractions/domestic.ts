import { northAndCentralIndia } from './domestic/north-and-central-india.ts'
import { himalayas } from './domestic/himalayas.ts'
import { northEastIndia } from './domestic/north-east-india.ts'
import { southIndia } from './domestic/south-india.ts'
import type { Regions } from './sight.ts'

export const domestic: Regions = {
  'North and Central India': northAndCentralIndia,
  Himalayas: himalayas,
  'North East India': northEastIndia,
  'South India': southIndia,
}

import { brand } from '../brand.ts'

export function EmailLink() {
  return <a href={`mailto:${brand.enquiries}`}>{brand.enquiries}</a>
}

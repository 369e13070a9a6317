import type { Attraction } from '../../widgets/contract/attractions.ts'
import { brand } from '../brand.ts'
import { pathOf } from '../routing/router.ts'

/* Structured data (schema.org). Addresses may be paths, which the head makes absolute. */

export interface Step {
  name: string
  path: string
}

export const breadcrumbs = (steps: readonly Step[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path,
  })),
})

export const travelAgency = () => ({
  '@type': 'TravelAgency',
  name: brand.name,
  slogan: brand.tagline,
  url: pathOf('home'),
  logo: '/icon-512.png',
  image: '/poster.jpg',
  email: brand.enquiries,
  telephone: brand.phones[0],
  address: {
    '@type': 'PostalAddress',
    streetAddress: brand.postal.street,
    postalCode: brand.postal.code,
    addressLocality: brand.postal.city,
    addressRegion: brand.postal.region,
    addressCountry: brand.postal.countryCode,
  },
})

export const pathToAttraction = ({ _id: id }: Attraction) => pathOf('attraction', { id })

export interface Video {
  name: string
  description: string
  file: string
  /** Of what is said or written in it, as a BCP 47 tag. */
  language: string
  still?: string
  /** ISO 8601. */
  uploaded?: string
}

/** Empty without a picture and a date, which search engines require: they report an incomplete video as an error. */
export const videoObject = ({
  name,
  description,
  file,
  language,
  still,
  uploaded,
}: Video): object[] =>
  still && uploaded
    ? [
        {
          '@type': 'VideoObject',
          name,
          description,
          inLanguage: language,
          contentUrl: file,
          thumbnailUrl: [still],
          uploadDate: uploaded,
        },
      ]
    : []

import type { Attraction } from '../../widgets/contract/attractions.ts'
import { brand } from '../brand.ts'
import { pathOf } from '../routing/router.ts'

/*
 * Structured data: what pages are about, in the words of schema.org. Addresses may be paths of the site: the head makes
 * them whole.
 */

/** One step of the way to a page. */
export interface Step {
  name: string
  path: string
}

/** The way to a page, as it is also seen on it; the page itself comes last. */
export const breadcrumbs = (steps: readonly Step[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path,
  })),
})

/** The company, for the first page. */
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

/** Where an attraction's page is. */
export const pathToAttraction = ({ _id: id }: Attraction) => pathOf('attraction', { id })

/** A video, by the addresses of its file and of a still picture of it. */
export interface Video {
  name: string
  description: string
  file: string
  still?: string
  /** ISO 8601, where it is known. */
  uploaded?: string
}

/**
 * A video that a page plays. Search engines show none without a picture or a date, and call it a fault: what
 * has not both is left out.
 */
export const videoObject = ({ name, description, file, still, uploaded }: Video): object[] =>
  still && uploaded
    ? [
        {
          '@type': 'VideoObject',
          name,
          description,
          contentUrl: file,
          thumbnailUrl: [still],
          uploadDate: uploaded,
        },
      ]
    : []

import { brand } from '../brand.ts'

/** A picture that is shown where somebody shares a page. */
export interface SharePicture {
  /** An address or a path. */
  address: string
  alt: string
  /** Pixels, where they are known. */
  width?: number
  height?: number
}

/** The size in which the provider draws its landscapes for this, in pixels. */
const DRAWN = { width: 1200, height: 630 }

/** The company's own, for pages that show no place. */
export const companyPicture: SharePicture = {
  address: '/poster.jpg',
  alt: `${brand.name}: a tiger looks over tall grass before a setting sun`,
  ...DRAWN,
}

const TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
}

const endingOf = (address: string) => /\.(\w+)$/.exec(address)?.[1]?.toLowerCase() ?? ''

/** The content type of a picture, by its ending. */
export const typeOf = (address: string): string | undefined => TYPES[endingOf(address)]

/**
 * The first of some pictures that those who share links can show. They draw no SVG: of our landscapes, which are
 * SVG, the provider has a PNG.
 */
export function sharePictureOf(
  addresses: readonly string[],
  alt: string,
): SharePicture | undefined {
  for (const address of addresses) {
    const drawn = address.replace(/\/media\/scenes\/([a-z-]+)\.svg$/, '/media/shares/$1.png')
    if (drawn !== address) return { address: drawn, alt, ...DRAWN }
    if (URL.canParse(address) && /^https?:/.test(address) && typeOf(address))
      return { address, alt }
  }
  return undefined
}

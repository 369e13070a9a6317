import { brand } from '../brand.ts'
import type { SharePicture } from '../routing/page.ts'
import { companyPictureAlt } from '../messages/en/layout.ts'

/** Size of the provider's PNG landscapes, in px. */
const DRAWN = { width: 1200, height: 630 }

export const companyPicture: SharePicture = {
  address: '/poster.jpg',
  alt: companyPictureAlt(brand.name),
  ...DRAWN,
}

const TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
}

const endingOf = (address: string) => /\.(\w+)$/.exec(address)?.[1]?.toLowerCase() ?? ''

export const typeOf = (address: string): string | undefined => TYPES[endingOf(address)]

/** First picture that link previews can show. They do not support SVG, so landscapes use the provider's PNG. */
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

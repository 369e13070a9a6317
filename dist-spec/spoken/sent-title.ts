import type { Page } from '@playwright/test'

/** The title that the server sends for an address, with the page's cookies. */
export async function sentTitle({ request }: Page, address: string): Promise<string | undefined> {
  const sent = await (await request.get(address)).text()
  return /<title[^>]*>([^<]*)/.exec(sent)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
}

import type { Page } from '@playwright/test'

export async function sentTitle({ request }: Page, address: string): Promise<string | undefined> {
  const sent = await (await request.get(address)).text()
  return /<title[^>]*>([^<]*)/.exec(sent)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashSource } from '../../provider/http/hash-source.ts'

/** Script that runs first in pages for frames; `hash` allows it in their policy. */
export interface FramedScript {
  html: string
  hash: string
}

/** Reads the built `widgets/frame/framed.ts`. A page without it is a page that reports no height. */
export async function framedScript(widgets: string): Promise<FramedScript> {
  const text = await readFile(join(widgets, 'trip-framed.js'), 'utf8').catch(() => '')
  return { html: `<script>${text}</script>`, hash: hashSource(text) }
}

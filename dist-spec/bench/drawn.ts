import { ALONE, serve } from '../../demo/serve.ts'

/** A provider as people have it, whose pages come with their forms drawn. */
export interface Drawing {
  origin: string
  /** Tags with their first screens, as it answers a server that includes them, by what is asked for: 'trip-enquiry'. */
  fragments: ReadonlyMap<string, string>
  close: () => Promise<void>
}

const INCLUDED = ['trip-enquiry', 'trip-corporate-video?company=xoriant']

/** Starts one on a free port. */
export async function startDrawing(): Promise<Drawing> {
  const mode = { demo: true, production: false, log: () => {} }
  const { origins, close } = await serve({ port: 0, ...ALONE, ...mode })
  const { provider: origin } = origins
  const fragments = new Map<string, string>()
  for (const asked of INCLUDED) {
    const answer = await fetch(`${origin}/widgets/${asked.replace(/\?|$/, '.html$&')}`)
    if (!answer.ok) throw new Error(`The provider draws no ${asked}: ${answer.status}`)
    fragments.set(asked, await answer.text())
  }
  return { origin, fragments, close }
}

import { ALONE, serve } from '../../../demo/server/serve.ts'

export interface Drawing {
  origin: string
  /** Server-rendered tags by request, such as 'trip-enquiry'. */
  fragments: ReadonlyMap<string, string>
  close: () => Promise<void>
}

const INCLUDED = ['trip-enquiry', 'trip-corporate-video?company=xoriant']

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

import { ALONE, serve } from '../../demo/serve.ts'

/** A provider as people have it, whose pages come with their forms drawn. */
export interface Drawing {
  origin: string
  /** What it answers a server that includes its form. */
  fragment: string
  close: () => Promise<void>
}

/** Starts one on a free port. */
export async function startDrawing(): Promise<Drawing> {
  const mode = { demo: true, production: false, log: () => {} }
  const { origins, close } = await serve({ port: 0, ...ALONE, ...mode })
  const answer = await fetch(`${origins.provider}/widgets/trip-enquiry.html`)
  if (!answer.ok) throw new Error(`The provider draws no form: ${answer.status}`)
  return { origin: origins.provider, fragment: await answer.text(), close }
}

import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { basename } from 'node:path'
import { listening } from '../support/listening.ts'

/** Runs code in a page. Its result is not used. */
type Run = (text: string) => Promise<unknown>

/** Evaluates in pages that have changed the Promise and JSON that WebKit's driver relies on. */
export interface Beside {
  /** Adds a frame, which has its own globals, to the page. */
  enter: (run: Run) => Promise<void>
  /** Result of an expression evaluated there, with the page's window and document in scope. */
  ask: <Answer>(run: Run, expression: string) => Promise<Answer>
  attach: (run: Run, find: string, files: readonly string[]) => Promise<void>
  close: () => Promise<void>
}

/** The frame sends its results to a server started here. */
export async function besidePages(): Promise<Beside> {
  const waiting = new Map<string, (answer: unknown) => void>()
  let files: readonly string[] = []
  let count = 0
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    const [, kind, which] = request.url!.split('/')
    if (kind === 'file') return response.end(await readFile(files[Number(which)]!))
    let body = ''
    for await (const chunk of request) body += String(chunk)
    waiting.get(which!)?.(JSON.parse(body))
    return response.end()
  })
  const { origin, close } = await listening(server)
  const ask = async <Answer>(run: Run, expression: string): Promise<Answer> => {
    count += 1
    const answer = new Promise((resolve) => waiting.set(String(count), resolve))
    const text = `(${answering})(() => (${expression}), '${origin}/answer/${count}')`
    const frame = `document.querySelector('iframe[hidden]').contentWindow`
    const around = 'const window = parent, { document, location, history } = parent;'
    await run(`${frame}.eval(${JSON.stringify(`{ ${around} ${text} }`)})`).catch(() => null)
    const { value, thrown } = (await answer) as { value: Answer; thrown?: string }
    if (thrown) throw new Error(thrown)
    return value
  }
  return {
    enter: async (run) => {
      const put = `const frame = document.createElement('iframe')
        frame.hidden = true
        document.head.prepend(frame)`
      await run(put).catch(() => null)
    },
    ask,
    attach: async (run, find, chosen) => {
      files = chosen
      const names = JSON.stringify(chosen.map((path) => basename(path)))
      await ask(run, `(${choosing})(${find}, ${names}, '${origin}/file')`)
    },
    close,
  }
}

/** Runs in the frame. Copies the result, so that it contains no objects of the page. */
async function answering(task: () => unknown, to: string): Promise<void> {
  const copied = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const length = Number(value.length)
      return Array.from({ length }, (_, index) => copied(value[index]))
    }
    if (typeof value !== 'object' || !value) return value ?? null
    return Object.fromEntries(
      Object.keys(value).map((key) => [key, copied((value as Record<string, unknown>)[key])]),
    )
  }
  let answer: { value?: unknown; thrown?: string }
  try {
    answer = { value: copied(await task()) }
  } catch (error) {
    answer = { thrown: String(error) }
  }
  await fetch(to, { method: 'POST', mode: 'no-cors', body: JSON.stringify(answer) })
}

/** Chooses files without the file dialog. */
async function choosing(field: HTMLInputElement, names: string[], from: string): Promise<void> {
  const chosen = new DataTransfer()
  for (const [index, name] of names.entries()) {
    const blob = await (await fetch(`${from}/${index}`)).blob()
    const type = name.endsWith('.mp4') ? 'video/mp4' : 'image/png'
    chosen.items.add(new File([blob], name, { type }))
  }
  field.files = chosen.files
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/**
 * `npm run bench:memory` starts the provider in its own process, sends it one and then three concurrent videos of
 * 190 MB and bodies of 300 MB, and prints its memory growth. Linux only, because the figures come from the kernel.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const MB = 1024 * 1024
const root = resolve(import.meta.dirname, '../../..')
const path = '/api/v1/trips/testimonial/'

const program = `
  const { serve, ALONE } = await import(${JSON.stringify(join(root, 'demo/server/serve.ts'))})
  const { origins } = await serve({ port: 0, ...ALONE, dataDir: process.argv[1] })
  console.log(origins.provider)
`

const data = JSON.stringify({
  email: 'asha@mail.example',
  description: 'Long.',
  first_name: 'Asha',
  last_name: 'Rao',
  phone_number: '9876543210',
})

/** Sends a form with a real mp4, padded to `size` by a box of zeros, in pieces, with or without a length. */
async function send(port: string, size: number, hasLength: boolean): Promise<number> {
  const clip = await readFile(join(root, 'demo/provider/media/corporate/sample.mp4'))
  const filler = Buffer.alloc(8)
  filler.writeUInt32BE(size - clip.length)
  filler.write('free', 4)
  const part = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"`
  const head = Buffer.concat([
    Buffer.from(`${part('data')}\r\n\r\n${data}\r\n${part('video')}; filename="a"\r\n\r\n`),
    clip,
    filler,
  ])
  const zeros = size - clip.length - filler.length
  const end = Buffer.from('\r\n--x--\r\n')
  const length = head.length + zeros + end.length
  const headers = {
    'content-type': 'multipart/form-data; boundary=x',
    ...(hasLength && { 'content-length': length }),
  }
  // A connection that was refused half-way cannot be reused.
  const upload = request({ port, path, method: 'POST', headers, agent: false })
  const status = new Promise<number>((answer) => {
    upload.on('response', (response) => answer(response.resume().statusCode ?? 0))
    upload.on('error', () => answer(0))
  })
  const answered = status.then(() => 'answered')
  upload.write(head)
  const piece = Buffer.alloc(MB)
  for (let left = zeros; left > 0; left -= MB) {
    const drained = upload.write(piece.subarray(0, Math.min(MB, left)))
    if (!drained && (await Promise.race([once(upload, 'drain'), answered])) === 'answered') break
  }
  upload.end(end)
  return status
}

/** A memory figure of a process in MB: 'VmRSS' is current, 'VmHWM' the peak since {@link forgetPeak}. */
async function memoryOf(pid: number, figure: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${figure}:\\s*(\\d+)`).exec(status)?.[1]) / 1024
}

async function forgetPeak(pid: number): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, '5')
}

const folder = await mkdtemp(join(tmpdir(), 'trip-memory-'))
const parameters = ['--import', 'tsx', '--input-type=module', '-e', program, folder]
const start = () =>
  spawn(process.execPath, parameters, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
const isUp = async (child: ReturnType<typeof start>) =>
  new URL(String((await once(child.stdout, 'data'))[0]).trim())
const stop = async (child: ReturnType<typeof start>) => {
  child.kill()
  await once(child, 'exit')
}

// Creating the database takes memory that could hide an upload, so another process does it.
const first = start()
await isUp(first)
await stop(first)
const child = start()
try {
  const { port } = await isUp(child)
  const rounds: [string, number, number, boolean][] = [
    ['a small one first', 1, 1, true],
    ['190 MB', 1, 190, true],
    ['three of 190 MB at once', 3, 190, true],
    ['300 MB, announced', 1, 300, true],
    ['300 MB, unannounced', 1, 300, false],
  ]
  for (const [name, count, size, hasLength] of rounds) {
    await forgetPeak(child.pid!)
    const before = await memoryOf(child.pid!, 'VmRSS')
    const statuses = await Promise.all(
      Array.from({ length: count }, () => send(port, size * MB, hasLength)),
    )
    const grown = Math.round((await memoryOf(child.pid!, 'VmHWM')) - before)
    const [was, by] = [`${Math.round(before)} MB`, `${grown} MB`]
    console.log(`${name.padEnd(24)}  answers ${statuses.join(', ')}  from ${was}, peak ${by} more`)
  }
} finally {
  await stop(child)
  await rm(folder, { recursive: true })
}

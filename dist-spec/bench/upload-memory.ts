/**
 * What `npm run bench:memory` runs: starts the provider in a process of its own, sends it videos of
 * 190 MB, one and then three at once, and a body of 300 MB, and prints how far its memory grew.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const MB = 1024 * 1024
const root = resolve(import.meta.dirname, '../..')
const path = '/api/v1/trips/testimonial/'

const program = `
  const { serve, ALONE } = await import(${JSON.stringify(join(root, 'demo/serve.ts'))})
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

/** A form around a real mp4 that a box of zeros fills up to `size`, in pieces, with or without a length. */
async function send(port: string, size: number, hasLength: boolean): Promise<number> {
  const clip = await readFile(join(root, 'demo/media/corporate/sample.mp4'))
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
  const upload = request({ port, path, method: 'POST', headers })
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

/** A memory figure of a process in MB: 'VmRSS' now, 'VmHWM' its peak. */
async function memoryOf(pid: number, figure: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${figure}:\\s*(\\d+)`).exec(status)?.[1]) / 1024
}

const folder = await mkdtemp(join(tmpdir(), 'trip-memory-'))
const parameters = ['--import', 'tsx', '--input-type=module', '-e', program, folder]
const child = spawn(process.execPath, parameters, {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const { port } = new URL(line.toString().trim())
  const rounds: [string, number, number, boolean][] = [
    ['a small one first', 1, 1, true],
    ['190 MB', 1, 190, true],
    ['three of 190 MB at once', 3, 190, true],
    ['300 MB, announced', 1, 300, true],
    ['300 MB, unannounced', 1, 300, false],
  ]
  let before = 0
  for (const [name, count, size, hasLength] of rounds) {
    const statuses = await Promise.all(
      Array.from({ length: count }, () => send(port, size * MB, hasLength)),
    )
    before ||= await memoryOf(child.pid!, 'VmRSS')
    const peak = await memoryOf(child.pid!, 'VmHWM')
    const grown = Math.round(peak - before)
    console.log(`${name.padEnd(24)}  answers ${statuses.join(', ')}  peak grew by ${grown} MB`)
  }
} finally {
  child.kill()
  await once(child, 'exit')
  await rm(folder, { recursive: true })
}

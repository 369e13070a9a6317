import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callHolder } from './call-holder.ts'
import { lockFolder } from './lock.ts'

let folder: string
const children: ChildProcess[] = []
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'trip-lock-'))))
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

const program = `
  const { lockFolder } = await import(${JSON.stringify(new URL('./lock.ts', import.meta.url).href)})
  await lockFolder(process.argv[1])
  console.log('locked')
  setInterval(() => {}, 1000)
`

async function hold(path: string): Promise<ChildProcess> {
  const parameters = ['--import', 'tsx', '--input-type=module', '-e', program, path]
  const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  await once(child.stdout!, 'data')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  const end = once(child, 'exit')
  child.kill('SIGKILL')
  await end
}

test('refuses a second process with one sentence', async () => {
  await hold(folder)
  await expect(lockFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is in use by another process; stop it, or set DATA_DIR.`,
  )
})

test('locks a folder again after its process was killed, repeatedly', async () => {
  for (let killed = 0; killed < 3; killed += 1) await kill(await hold(folder))
  const lock = await lockFolder(folder)
  expect(await readdir(folder)).toEqual(['lock-4.sock'])
  await expect(lockFolder(folder)).rejects.toThrow('in use')
  await lock.release()
  expect(await readdir(folder)).toEqual([])
})

test('gives a dead lock to only one of many concurrent processes', async () => {
  await kill(await hold(folder))
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)))
  const taken = tries.filter((attempt) => attempt.status === 'fulfilled')
  expect(taken).toHaveLength(1)
  await taken[0]!.value.release()
})

test('locks a folder whose path is too long for a socket, under every name', async () => {
  const long = join(folder, 'a'.repeat(120))
  const child = await hold(long)
  expect(await readdir(long)).toEqual([])
  await expect(lockFolder(`${long}/../${'a'.repeat(120)}/`)).rejects.toThrow('in use')
  await kill(child)
  const lock = await lockFolder(long)
  await lock.release()
})

test('only the same user can call the owner of a folder, which closes connections when it stops', async () => {
  expect(await callHolder(folder, 'say')).toBeUndefined()
  const lock = await lockFolder(folder)
  const path = join(folder, 'lock-1.sock')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  const early = (await callHolder(folder, 'say'))!
  expect([early.failed, await text(early.bytes)]).toEqual([
    true,
    'The process that uses the data folder is starting. Try again.',
  ])
  const idle = connect(path)
  await once(idle, 'connect')
  // Its connection is accepted before this response.
  await text((await callHolder(folder, 'say'))!.bytes)
  lock.answer(({ url }, response) => void response.write(`here at ${url}`))
  await once(idle, 'close')
  const { failed, bytes } = (await callHolder(folder, 'say'))!
  expect([failed, String((await bytes.next()).value)]).toEqual([false, 'here at /say'])
  const rest = bytes.next().catch(({ message }: Error) => message)
  await lock.release()
  expect(await rest).toContain('did not respond completely')
  expect(await callHolder(folder, 'say')).toBeUndefined()
})

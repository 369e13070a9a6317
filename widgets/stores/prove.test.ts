// @vitest-environment node
import { createChallenge } from 'altcha-lib/v1'
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prove } from './prove.ts'

const address = { origin: 'https://provider.example', product: 'trips' }
const LARGEST = 220

let proofs: { number: number; salt: string }[] = []
beforeEach(() => {
  proofs = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    proofs.push(JSON.parse(JSON.parse(String(body)).proof))
    return Response.json({ received: true })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const challengeOf = async (number: number, maxnumber = LARGEST) =>
  JSON.stringify({ ...(await createChallenge({ hmacKey: 'test', number })), maxnumber })

test.each([0, 49, 50, 51, LARGEST])('finds the number %d', async (number) => {
  await prove(address, await challengeOf(number))
  expect(proofs).toMatchObject([{ number }])
})

test('sends nothing if there is no such number', async () => {
  await prove(address, await challengeOf(LARGEST + 1))
  expect(proofs).toEqual([])
})

test('lets other tasks run, even if hashes need none', async () => {
  const challenge = await challengeOf(LARGEST)
  // As in Chromium, which hashes short texts within the call.
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (_, data) => {
    const hash = createHash('sha256').update(new Uint8Array(data as ArrayBuffer))
    return new Uint8Array(hash.digest()).buffer
  })
  let others = 0
  let waiting = setImmediate(function next() {
    others += 1
    waiting = setImmediate(next)
  })
  await prove(address, challenge)
  clearImmediate(waiting)
  expect(others).toBeGreaterThanOrEqual(4)
})

// @chunk own
import { solveChallenge } from 'altcha-lib/v1'
import { type Address, ask } from '../api/client.ts'
import { toJson } from '../api/to-json.ts'
import { proveSender } from '../contract/proof-endpoints.ts'

/** Numbers tried in one task. Chromium hashes short texts without a task between them. */
const TRIES = 50

/**
 * Solves a challenge in the background, in short tasks so that the page stays responsive, and sends the proof. A worker
 * would need a host page's policy to allow blobs.
 */
export async function prove(address: Address, challenge: string): Promise<void> {
  const known = JSON.parse(challenge)
  const number = await solved(known)
  if (number === undefined) return
  const proof = toJson({ ...known, number })
  await ask(address, proveSender, { input: { proof } })
}

interface Challenge {
  challenge: string
  salt: string
  algorithm: 'SHA-256'
  maxnumber: number
}

async function solved({ challenge, salt, algorithm, maxnumber }: Challenge) {
  for (let first = 0; first <= maxnumber; first += TRIES) {
    const last = Math.min(first + TRIES - 1, maxnumber)
    const solution = await solveChallenge(challenge, salt, algorithm, last, first).promise
    if (solution) return solution.number
    await aTask()
  }
  return undefined
}

/** Not a timeout, which browsers delay by 4 ms, and by a second or more in a hidden tab. */
async function aTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  await new Promise((done) => {
    port1.addEventListener('message', done)
    port1.start()
    port2.postMessage(0)
  })
  port1.close()
}

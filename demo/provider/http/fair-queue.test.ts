import { expect, test } from 'vitest'
import { fairQueue } from './fair-queue.ts'

/** A queue with one place, and the order of started and refused work. */
function observed(waiting: number, waitingOfOne: number) {
  const { takeTurn: inLine } = fairQueue({ places: 1, waiting, waitingOfOne })
  const begun: string[] = []
  const refused: string[] = []
  const under: (() => void)[] = []
  const send = (sender: string, name = sender) =>
    inLine(sender, async () => {
      begun.push(name)
      await new Promise<void>((done) => under.push(done))
    }).catch(() => void refused.push(name))
  const finish = async (all: Promise<void>[]) => {
    for (const _ of all) {
      await new Promise(setImmediate)
      under.shift()?.()
    }
    await Promise.all(all)
  }
  return { begun, refused, send, finish }
}

test('alternates between senders, and keeps the order of each', async () => {
  const { begun, send, finish } = observed(9, 9)
  await finish([
    send('a', 'a1'),
    send('a', 'a2'),
    send('a', 'a3'),
    send('b', 'b1'),
    send('c', 'c1'),
    send('b', 'b2'),
  ])
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
})

test('refuses a sender that has enough waiting', async () => {
  const { begun, refused, send, finish } = observed(9, 2)
  await finish([...'1234'].map((name) => send('a', name)))
  expect([begun, refused]).toEqual([['1', '2', '3'], ['4']])
})

test('drops work of the sender with the most when the queue is full', async () => {
  const { begun, refused, send, finish } = observed(3, 9)
  const names = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1', 'd1']
  await finish(names.map((name) => send(name[0]!, name)))
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1'])
  expect(refused.toSorted()).toEqual(['a3', 'a4', 'a5', 'd1'])
})

test('frees its place after work that throws', async () => {
  const { takeTurn: inLine } = fairQueue({ places: 1, waiting: 1, waitingOfOne: 1 })
  const broken = async () => Promise.reject(new Error('broken'))
  const answers = [inLine('a', broken), inLine('a', broken), inLine('a', async () => 1)]
  const outcomes = await Promise.allSettled(answers)
  expect(outcomes.map((one) => String('reason' in one ? one.reason : ''))).toEqual([
    'Error: broken',
    'Error: broken',
    'Refused: Too many requests at the moment. Try again shortly.',
  ])
  expect(await inLine('a', async () => 2)).toBe(2)
})

test('refuses work that has waited too long', async () => {
  const { takeTurn, lengths } = fairQueue({ places: 1, waiting: 9, waitingOfOne: 9, patience: 20 })
  let finish = () => {}
  const first = takeTurn('a', () => new Promise<void>((done) => (finish = done)))
  const late = await Promise.allSettled(['a', 'b'].map((sender) => takeTurn(sender, async () => 1)))
  expect(late.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(lengths()).toEqual({ working: 1, waiting: 0 })
  finish()
  await first
  expect(await takeTurn('c', async () => 1)).toBe(1)
})

test('alternates between known senders and all others', async () => {
  const { takeTurn } = fairQueue({ places: 1, waiting: 9, waitingOfOne: 9 })
  const begun: string[] = []
  const send = async (name: string, isKnown = false) =>
    takeTurn(name, async () => void begun.push(name), isKnown)
  await Promise.all([send('a'), send('b'), send('c'), send('k', true), send('l', true)])
  expect(begun).toEqual(['a', 'k', 'b', 'l', 'c'])
})

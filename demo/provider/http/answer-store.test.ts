import { expect, test } from 'vitest'
import { answerStore } from './answer-store.ts'

const answer = (bytes: number) => ({
  status: 200 as const,
  headers: {},
  body: new Uint8Array(bytes),
  route: '/page',
  changes: 0,
  at: 0,
})

test('stays within its size, and drops the least recently used first', () => {
  const store = answerStore(10_000)
  for (const key of ['a', 'b', 'c']) store.put(key, answer(2000))
  store.get('a')
  store.put('d', answer(2000))
  expect(['a', 'b', 'c', 'd'].filter((key) => store.get(key))).toEqual(['a', 'c', 'd'])
  store.put('large', answer(20_000))
  expect(['a', 'c', 'd', 'large'].filter((key) => store.get(key))).toEqual([])
})

test('counts replaced and dropped entries once', () => {
  const store = answerStore(10_000)
  for (let turn = 0; turn < 20; turn += 1) store.put('a', answer(3000))
  store.put('b', answer(3000))
  store.drop('b')
  store.drop('b')
  store.put('c', answer(3000))
  expect(['a', 'b', 'c'].map((key) => store.get(key)?.body.byteLength)).toEqual([
    3000,
    undefined,
    3000,
  ])
})

import { expect, test } from 'vitest'
import { accountAddress } from './account-address.ts'

const address = (publicUrl: string | undefined, demo: boolean, origin: string) =>
  accountAddress({ publicUrl, demo }, origin, 'abc')

test('leads to the public address, whatever the request says', () => {
  for (const demo of [true, false]) {
    expect(address('https://trips.example', demo, 'https://evil.example')).toBe(
      'https://trips.example/activate-account?token=abc',
    )
  }
})

test('leads to where the request came in, in the demo and on this machine', () => {
  expect(address(undefined, true, 'http://192.168.1.5:4173')).toBe(
    'http://192.168.1.5:4173/activate-account?token=abc',
  )
  for (const origin of ['http://localhost:4173', 'http://127.0.0.1', 'http://[::1]:80']) {
    expect(address(undefined, false, origin)).toContain('/activate-account?token=abc')
  }
})

test('leads nowhere else where mails are really sent', () => {
  for (const origin of ['https://evil.example', 'http://localhost.evil.example']) {
    expect(address(undefined, false, origin)).toBeUndefined()
  }
})

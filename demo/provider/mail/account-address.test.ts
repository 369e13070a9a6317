import { expect, test } from 'vitest'
import { accountAddress } from './account-address.ts'

const address = (publicUrl: string | undefined, demo: boolean, origin: string) =>
  accountAddress({ publicUrl, demo }, origin, 'abc')

test('uses the public address, whatever the request says', () => {
  for (const demo of [true, false]) {
    expect(address('https://trips.example', demo, 'https://evil.example')).toBe(
      'https://trips.example/activate-account?token=abc',
    )
  }
})

test("uses the request's address in the demo and on localhost", () => {
  expect(address(undefined, true, 'http://192.168.1.5:4173')).toBe(
    'http://192.168.1.5:4173/activate-account?token=abc',
  )
  for (const origin of ['http://localhost:4173', 'http://127.0.0.1', 'http://[::1]:80']) {
    expect(address(undefined, false, origin)).toContain('/activate-account?token=abc')
  }
})

test('uses no other address if emails are really sent', () => {
  for (const origin of ['https://evil.example', 'http://localhost.evil.example']) {
    expect(address(undefined, false, origin)).toBeUndefined()
  }
})

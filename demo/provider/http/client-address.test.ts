import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })
const forwarded = (value: string) => new Headers({ 'x-forwarded-for': value })

test('is the address of the connection', () => {
  expect(clientAddress(new Headers(), from('192.0.2.1'), 0)).toBe('192.0.2.1')
  expect(clientAddress(new Headers(), from('::ffff:192.0.2.1'), 0)).toBe('192.0.2.1')
  expect(clientAddress(new Headers(), undefined, 0)).toBe('unknown')
})

test('is the whole network of an IPv6 address', () => {
  const network = '2001:db8:0:1::/64'
  expect(clientAddress(new Headers(), from('2001:db8:0:1:a:b:c:d'), 0)).toBe(network)
  expect(clientAddress(new Headers(), from('2001:0db8::1:f:e:d:c'), 0)).toBe(network)
  expect(clientAddress(new Headers(), from('::1'), 0)).toBe('0:0:0:0::/64')
})

test('trusts only the configured number of proxies', () => {
  const headers = forwarded('made-up, 198.51.100.7, 203.0.113.9')
  expect(clientAddress(headers, from('10.0.0.1'), 0)).toBe('10.0.0.1')
  expect(clientAddress(headers, from('10.0.0.1'), 1)).toBe('203.0.113.9')
  expect(clientAddress(headers, from('10.0.0.1'), 2)).toBe('198.51.100.7')
  expect(clientAddress(forwarded(''), from('10.0.0.1'), 1)).toBe('10.0.0.1')
})

test.each([
  ['203.0.113.9:51234', '203.0.113.9'],
  ['[2001:db8::1]:51234', '2001:db8:0:0::/64'],
  ['[2001:db8::1]', '2001:db8:0:0::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
])('ignores the port: %s', (seen, address) => {
  expect(clientAddress(forwarded(seen), from('10.0.0.1'), 1)).toBe(address)
})

import { once } from 'node:events'
import { type RequestListener, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'
import { type Network, resolveAll, sendWebhook } from './send.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function serverAt(host: string, answer: RequestListener, port = 0): Promise<number> {
  const server = createServer(answer)
  server.listen(port, host)
  await once(server, 'listening')
  closing.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port
}

const anywhere: Network = { resolve: resolveAll, isAllowed: () => true }
const never = new AbortController().signal
const send = async (url: string, network = anywhere, patience?: number) =>
  sendWebhook({ url, body: '{}', headers: {} }, network, never, patience)

test.each([
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::1',
])('refuses the private address %s', async (address) => {
  expect(isPublicAddress(address)).toBe(false)
  const host = address.includes(':') ? `[${address}]` : address
  const network = { resolve: resolveAll, isAllowed: isPublicAddress }
  expect(await send(`http://${host}:9/`, network)).toMatchObject({ failure: 'PRIVATE_ADDRESS' })
})

test.each(['1.1.1.1', '172.15.0.1', '172.32.0.1', '192.0.1.1', '2606:4700::1111', '2001:4860::1'])(
  'allows the public address %s',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test.each([
  'http://127.1:9/',
  'http://2130706433:9/',
  'http://0x7f000001:9/',
  'http://localhost:9/',
])('refuses the spelling %s of a private address', async (url) => {
  const network = { resolve: resolveAll, isAllowed: isPublicAddress }
  expect(await send(url, network)).toMatchObject({ failure: 'PRIVATE_ADDRESS' })
})

test('connects to the address that was checked, whatever the name means later', async () => {
  const reached: string[] = []
  const reach =
    (name: string): RequestListener =>
    (request, response) => {
      reached.push(`${name} ${request.headers.host}`)
      response.end()
    }
  const port = await serverAt('127.0.0.2', reach('checked'))
  await serverAt('127.0.0.1', reach('other'), port)
  let times = 0
  const network: Network = {
    resolve: async () => [(times += 1) === 1 ? '127.0.0.2' : '127.0.0.1'],
    isAllowed: (address) => address === '127.0.0.2',
  }
  const url = `http://rebinding.example:${port}/`
  expect(await send(url, network)).toMatchObject({ status: 200 })
  expect(await send(url, network)).toMatchObject({ failure: 'PRIVATE_ADDRESS' })
  const both = { ...network, resolve: async () => ['127.0.0.2', '127.0.0.1'] }
  expect(await send(url, both)).toMatchObject({ failure: 'PRIVATE_ADDRESS' })
  expect(reached).toEqual([`checked rebinding.example:${port}`])
})

test('follows no redirect', async () => {
  const paths: (string | undefined)[] = []
  const port = await serverAt('127.0.0.1', ({ url }, response) => {
    paths.push(url)
    response.writeHead(302, { location: '/other' }).end()
  })
  const attempt = await send(`http://127.0.0.1:${port}/hook?a=b`)
  expect(attempt).toMatchObject({ status: 302, failure: 'HTTP_302' })
  expect(paths).toEqual(['/hook?a=b'])
})

test('gives up on servers that answer late, slowly or not at all', async () => {
  const silent = await serverAt('127.0.0.1', () => {})
  const slow = await serverAt('127.0.0.1', (_, response) => response.writeHead(200).write('a'))
  const failure = { failure: 'TIMEOUT' }
  expect(await send(`http://127.0.0.1:${silent}/`, anywhere, 100)).toMatchObject(failure)
  expect(await send(`http://127.0.0.1:${slow}/`, anywhere, 100)).toMatchObject(failure)
  const lost = { ...anywhere, resolve: () => new Promise<string[]>(() => {}) }
  expect(await send('http://lost.example/', lost, 100)).toMatchObject(failure)
})

test('reads no more than 10 KB of a response', async () => {
  let isClosed = false
  const sendsMore = () => !isClosed
  const port = await serverAt('127.0.0.1', (_, response) => {
    response.on('close', () => (isClosed = true))
    const more = () => {
      while (sendsMore() && response.write(Buffer.alloc(4096)));
    }
    response.writeHead(200).on('drain', more)
    more()
  })
  expect(await send(`http://127.0.0.1:${port}/`)).toMatchObject({ status: 200 })
  await expect.poll(() => isClosed).toBe(true)
})

test('reports failures of the network by their code', async () => {
  const port = await serverAt('127.0.0.1', ({ socket }) => socket.destroy())
  expect(await send(`http://127.0.0.1:${port}/`)).toMatchObject({ failure: 'ECONNRESET' })
  closing.pop()!()
  expect(await send(`http://127.0.0.1:${port}/`)).toMatchObject({ failure: 'ECONNREFUSED' })
  expect(await send(`https://127.0.0.1:${port}/`)).toMatchObject({ failure: 'ECONNREFUSED' })
})

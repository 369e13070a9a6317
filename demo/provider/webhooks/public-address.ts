import { BlockList, isIPv4 } from 'node:net'

/** Addresses that aren't reachable from everywhere (IANA special-purpose registry for IPv4, RFC 6890). */
const PRIVATE_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/** The only block for public IPv6. Mapped, translated, link-local and unique local addresses are outside. */
const GLOBAL_IPV6 = '2000::/3'

/** Parts of it that tunnel to IPv4, or are reserved. */
const PRIVATE_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

function listOf(blocks: string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const block of blocks) {
    const [net = '', prefix] = block.split('/')
    list.addSubnet(net, Number(prefix), family)
  }
  return list
}

const privateIpv4 = listOf(PRIVATE_IPV4, 'ipv4')
const globalIpv6 = listOf([GLOBAL_IPV6], 'ipv6')
const privateIpv6 = listOf(PRIVATE_IPV6, 'ipv6')

/** True for addresses of the public internet. Others may be services of our own network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !privateIpv4.check(address, 'ipv4')
  return globalIpv6.check(address, 'ipv6') && !privateIpv6.check(address, 'ipv6')
}

import { BlockList, isIP } from 'node:net';

type Range = readonly [network: string, bits: number];

function listOf(type: 'ipv4' | 'ipv6', ranges: readonly Range[]): BlockList {
  const list = new BlockList();
  for (const [network, bits] of ranges) list.addSubnet(network, bits, type);
  return list;
}

/** Where a cloud tells its machines their secrets, and what is no single machine: refused whatever the operator says. */
const NEVER = {
  4: listOf('ipv4', [
    ['0.0.0.0', 8],
    ['169.254.0.0', 16],
    ['100.100.100.200', 32],
    ['168.63.129.16', 32],
    ['192.0.0.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ]),
  6: listOf('ipv6', [
    ['fe80::', 10],
    ['fec0::', 10],
    ['fd00:ec2::254', 128],
    ['fd20:ce::254', 128],
    ['ff00::', 8],
    // An IPv4 address in other clothes: translated, tunnelled.
    ['::ffff:0:0:0', 96],
    ['64:ff9b::', 96],
    ['64:ff9b:1::', 48],
    ['2002::', 16],
    ['2001::', 32],
    ['100::', 64],
  ]),
};

const PRIVATE = {
  4: listOf('ipv4', [
    ['127.0.0.0', 8],
    ['10.0.0.0', 8],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
    ['100.64.0.0', 10],
    ['192.0.2.0', 24],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
  ]),
  6: listOf('ipv6', [
    ['::1', 128],
    ['fc00::', 7],
    ['2001:db8::', 32],
  ]),
};

/** ::ffff:1.2.3.4, ::1.2.3.4 and ::, but not ::1. Lists compare such addresses with the rules for IPv4 as well. */
function holdsIpv4(address: string): boolean {
  const short = new URL(`http://[${address}]`).hostname;
  return /^\[::(ffff:)?([0-9a-f]{1,4}:)?[0-9a-f]{0,4}\]$/.test(short) && short !== '[::1]';
}

/** Whether deliveries may go to an IP address. Private ones only where the operator said so. */
export function isAllowedAddress(ip: string, allowPrivate: boolean): boolean {
  const [address = ''] = ip.split('%');
  const version = isIP(address);
  if (version !== 4 && version !== 6) return false;
  const type = version === 4 ? 'ipv4' : 'ipv6';
  if (version === 6 && holdsIpv4(address)) return false;
  if (NEVER[version].check(address, type)) return false;
  return allowPrivate || !PRIVATE[version].check(address, type);
}

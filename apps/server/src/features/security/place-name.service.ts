import { BlockList, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

const local = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  // Of providers and of VPNs such as Tailscale.
  ['100.64.0.0', 10],
] as const)
  local.addSubnet(network, bits);
local.addSubnet('fc00::', 7, 'ipv6');
local.addSubnet('fe80::', 10, 'ipv6');

/** Where an address is, in words, as far as it tells without asking anybody; else empty. */
export function placeName(address: string): string {
  const [plain = ''] = address.split('%');
  const family = isIPv6(plain) ? 'ipv6' : 'ipv4';
  const contains = (list: BlockList) => {
    try {
      return list.check(plain, family);
    } catch {
      return false;
    }
  };
  if (contains(loopback)) return 'The server itself';
  return contains(local) ? 'Local network' : '';
}

import { BlockList, isIPv4 } from 'node:net';
import { isNetwork } from './trusted-proxies.ts';

const parts = (text: string) => text.split(',').map((each) => each.trim());

/** Whether a text lists addresses and networks, such as `196.1.2.3,10.0.0.0/8`. */
export const isAddressList = (text: string): boolean => parts(text).every(isNetwork);

/** The family of an address; one of IPv4 may be written as IPv6 (`::ffff:10.0.0.1`). */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
const family = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');

/** Whether an address is in such a list. */
export function isInList(text: string, address: string): boolean {
  const list = new BlockList();
  for (const each of parts(text)) {
    const [from = '', bits] = each.split('/');
    if (bits === undefined) list.addAddress(from, family(from));
    else list.addSubnet(from, Number(bits), family(from));
  }
  const requested = plain(address);
  return list.check(requested, family(requested));
}

import { isIP } from 'node:net';
import { footerLinks } from '@fitarc/contract/installation';
import * as z from 'zod';

/** What is no address at all is another rule's business. */
export const hasHost = (url: string) => !URL.canParse(url) || new URL(url).hostname !== '';

/** Links in mails are made by adding a path to it, and the app does not work below one. */
export function isOrigin(address: string): boolean {
  const { origin, href } = new URL(address);
  return href === `${origin}/`;
}

const MAILBOX = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;\\]+$/;
const NAMED = /^(?:"[^"\\\r\n]*"|[^@<>"(),:;[\]\\\r\n]*)\s*<([^<>]*)>$/;

/** One address, alone or behind a name: `fitarc@example.org` or `FitArc <fitarc@example.org>`. */
export const isSender = (text: string) => MAILBOX.test(NAMED.exec(text.trim())?.[1] ?? text.trim());

/** The names stand for the networks every machine has; a bare number would count as the address 0.0.0.1. */
const NETWORK_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

export function isAddressOrNetwork(entry: string): boolean {
  if (NETWORK_NAMES.includes(entry)) return true;
  const [address = '', length, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128));
}

/** `Website=https://example.org, Chat=https://chat.example.org`: the rules are those of the screen. */
export const linkList = (name: string) =>
  z.string().transform((list, { addIssue }) => {
    const entries = list.split(',').filter((entry) => entry.trim());
    const read = footerLinks.safeParse(
      entries.map((entry) => {
        const [label = '', ...url] = entry.split('=');
        return { label, url: url.join('=') };
      }),
    );
    for (const { message } of read.error?.issues ?? []) addIssue(`${name}: ${message}`);
    return read.data ?? z.NEVER;
  });

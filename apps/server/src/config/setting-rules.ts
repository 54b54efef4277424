import { isIP } from 'node:net';
import { footerLinks } from '@fitarc/contract/installation';
import * as z from 'zod';
import { addressesOf, hostsIn } from '../platform/db/hosts.ts';

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

const HOST_NAME = /^(?=.{1,253}$)[a-z\d_]([a-z\d_-]*[a-z\d_])?(\.[a-z\d_]([a-z\d_-]*[a-z\d_])?)*$/i;

export const isListenAddress = (text: string) => isIP(text) !== 0 || HOST_NAME.test(text);

const DATABASE_EXAMPLE = 'postgres://fitarc:password@db.example.org:5432/fitarc';

function databaseUrlProblem(text: string): string | undefined {
  if (!/^postgres(?:ql)?:\/\//.test(text)) return 'must start with postgres://';
  const hosts = hostsIn(text);
  if (hosts.some((host) => !URL.canParse(`postgres://${host}/x`) || (hosts.length > 1 && host === '')))
    return 'has a host or port that cannot be read';
  const [address = ''] = addressesOf(text);
  if (!URL.canParse(address)) return 'cannot be read; in the password, write @ as %40, / as %2F and : as %3A';
  const name = new URL(address).pathname.slice(1);
  if (name === '' || name.includes('/')) return 'must name the database after the host';
  return undefined;
}

export const databaseUrl = (name: string) =>
  z.string().refine((text) => databaseUrlProblem(text) === undefined, {
    error: ({ input }) => `${name} ${databaseUrlProblem(String(input))}, as in ${DATABASE_EXAMPLE}`,
  });

const AGE_RECIPIENT = /^age1[02-9ac-hj-np-z]{58}$/;

export const entriesOf = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Public keys of age, separated by commas. */
export const ageRecipients = (name: string) =>
  z
    .string()
    .transform(entriesOf)
    .refine((list) => list.length > 0 && list.every((entry) => AGE_RECIPIENT.test(entry)), {
      error: `${name} must be a public key of age: age1 and 58 more characters, as age-keygen prints it`,
    });

import { expect, it } from 'vitest';
import { isWebAddress } from './web-address.ts';

it.each(['http://example.org', 'HTTPS://Example.org/a?b=c#d', 'https://[::1]:8080/', 'https://münchen.de/ü'])(
  '%s may stand behind a link (A-160)',
  (address) => expect(isWebAddress(address)).toBe(true),
);

it.each([
  '',
  'example.org',
  '//example.org',
  'javascript:alert(1)',
  'JaVaScRiPt://example.org/%0aalert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://example.org',
  'https:example.org',
  'https://',
  'https://exa mple.org',
  'https://example.org/a\nb',
  ' https://example.org',
  'https://example.org:99999',
])('%j may not (A-160)', (address) => expect(isWebAddress(address)).toBe(false));

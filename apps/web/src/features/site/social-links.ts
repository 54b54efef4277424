/** Where the project is found elsewhere. An operator with places of their own changes them here. */
export const SOURCE_CODE = 'https://github.com/fitarc';
export const MASTODON = 'https://mastodon.social/@fitarc';

export const SOCIAL_LINKS = [
  { label: 'Source code', href: SOURCE_CODE },
  { label: 'Mastodon', href: MASTODON },
] as const;

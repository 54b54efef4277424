/** Where the product data comes from: in the footer of an installation that has no links of its own. */
export const SOCIAL_LINKS = [
  { label: 'Open Food Facts', url: 'https://world.openfoodfacts.org' },
  { label: 'Open Food Facts on Mastodon', url: 'https://mastodon.social/@openfoodfacts' },
] as const;

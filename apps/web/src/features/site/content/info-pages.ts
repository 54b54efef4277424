import type { INFO_PAGES } from '@fitarc/contract/page-paths';
import { apps } from './apps.ts';
import { careers } from './careers.ts';
import { contact } from './contact.ts';
import { features } from './features.ts';
import { help } from './help.ts';
import type { InfoContent } from './info-content.ts';
import { partners } from './partners.ts';
import { press } from './press.ts';
import { pricing } from './pricing.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';
import { updates } from './updates.ts';

type InfoPath = (typeof INFO_PAGES)[number];

/**
 * All texts in one chunk, away from every other page: together they are smaller than one picture, they link to
 * each other a lot, and going from one to the next must not wait.
 */
export const INFO_CONTENT: Record<InfoPath, InfoContent> = {
  '/careers': careers,
  '/partners': partners,
  '/press': press,
  '/features': features,
  '/pricing': pricing,
  '/apps': apps,
  '/updates': updates,
  '/help': help,
  '/contact': contact,
  '/privacy': privacy,
  '/terms': terms,
};

export const isInfoPath = (path: string): path is InfoPath => Object.hasOwn(INFO_CONTENT, path);

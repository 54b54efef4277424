import { BRAND } from '@fitarc/domain/brand';
import {
  ANNOUNCEMENT_TONES,
  INSTALLATION_BOUNDS as BOUNDS,
  readMailDomain,
  SIGN_UP_POLICIES,
} from '@fitarc/domain/installation';
import { isWebAddress } from '@fitarc/domain/web-address';
import * as z from 'zod/mini';
import { email } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { clean, flag, instant, nullableText, plainText, recordList, text } from './fields.ts';

const signUp = z.catch(z.enum(SIGN_UP_POLICIES), 'open');
const shownLink = z.object({ label: plainText, url: plainText });
export type InstallationLink = z.output<typeof shownLink>;

const shownAnnouncement = z.object({
  /** Another text has another one: whoever has closed an announcement sees the next. */
  id: plainText,
  text: plainText,
  tone: z.catch(z.enum(ANNOUNCEMENT_TONES), 'info'),
});
export type ShownAnnouncement = z.output<typeof shownAnnouncement>;
const announcementIfAny = z.catch(z.nullable(shownAnnouncement), null);

const publicInstallation = z.object({
  name: z.catch(z.string(), BRAND),
  operator: nullableText,
  support_email: nullableText,
  /** Text, or the address of a page. */
  imprint: nullableText,
  links: recordList(shownLink),
  sign_up: signUp,
  /** New accounts need an address at one of these; empty if any will do. */
  sign_up_domains: z.catch(z.array(z.string()), []),
  /** Only one that is meant for visitors, too. */
  announcement: announcementIfAny,
  /** Nobody has used it yet: a backup may be restored without anything being lost. */
  is_new: flag,
});
export type PublicInstallation = z.output<typeof publicInstallation>;

export const getInstallation = endpoint({
  method: 'GET',
  path: '/installation',
  access: 'public',
  summary:
    'Get the name of this installation, its operator, where to get support, who may sign up, and whether it is new',
  response: publicInstallation,
});

export const getAnnouncement = endpoint({
  method: 'GET',
  path: '/installation/announcement',
  access: 'unverified',
  summary: 'Get what the administrators announce to members, or null',
  response: z.object({ announcement: announcementIfAny }),
});

const storedAnnouncement = z.object({
  text: plainText,
  tone: z.catch(z.enum(ANNOUNCEMENT_TONES), 'info'),
  /** When it disappears by itself. */
  ends_at: nullableText,
  /** Whether it is shown on the login page, too. */
  for_visitors: flag,
});

const settings = z.object({
  name: plainText,
  operator: nullableText,
  imprint: nullableText,
  support_email: nullableText,
  links: recordList(shownLink),
  sign_up: signUp,
  sign_up_domains: z.catch(z.array(z.string()), []),
  admins_need_second_factor: flag,
  announcement: z.catch(z.nullable(storedAnnouncement), null),
  /** The provider members can log in with, which only the environment sets. */
  single_sign_on: z.catch(
    z.nullable(
      z.object({
        name: plainText,
        /** Whether people without an account get one, whatever `sign_up` says. */
        sign_up: flag,
        /** Registered at the provider, behind the address people use. */
        redirect_path: plainText,
      }),
    ),
    null,
  ),
  /** For each field that the environment sets: the name of the variable. Such a field cannot be changed here. */
  set_by: z.catch(z.record(z.string(), z.string()), {}),
  /** Without one, mails are files on the server, and links are better handed over. */
  has_mail_server: flag,
  updated_at: plainText,
});
export type InstallationForm = z.output<typeof settings>;

export const getInstallationSettings = endpoint({
  method: 'GET',
  path: '/admin/installation',
  access: 'admin',
  summary: 'Get the settings of this installation, and which of them the environment sets',
  response: settings,
});

const oneLine = (value: string) => clean(value).replace(/\s+/g, ' ');
/** On one line; empty counts as none. */
const line = (label: string, max: number) =>
  z
    .string(`${label} must be text`)
    .check(z.overwrite(oneLine), z.maxLength(max, `${label} must be at most ${max} characters`));
const requiredLine = (label: string, max: number) =>
  line(label, max).check(z.minLength(1, `${label} is required`));
const orNone = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));

const LINK_ADDRESS = 'A link needs an address that starts with https://';
const link = z.object({
  label: requiredLine('The text of a link', BOUNDS.linkLabel),
  url: z.string(LINK_ADDRESS).check(
    z.trim(),
    z.maxLength(BOUNDS.linkUrl, `The address of a link must be at most ${BOUNDS.linkUrl} characters`),
    z.refine((url) => /^https:/i.test(url) && isWebAddress(url), LINK_ADDRESS),
  ),
});

export const footerLinks = z
  .array(link, 'links must be a list')
  .check(z.maxLength(BOUNDS.links, `There can be at most ${BOUNDS.links} links`));

const DOMAIN = 'A mail domain is written like example.org';
const domain = z.string(DOMAIN).check(
  z.overwrite((typed) => readMailDomain(typed) ?? ''),
  z.minLength(1, DOMAIN),
);

/** What is left out stays as it is; null or nothing in it goes back to the default. */
export const updateInstallation = endpoint({
  method: 'PUT',
  path: '/admin/installation',
  access: 'admin',
  summary:
    'Change settings of this installation. What is left out stays as it is, and null goes back to the default. A ' +
    'setting made by the environment is refused with 409',
  body: z.object({
    name: orNone(line('Name', BOUNDS.name)),
    operator: orNone(line('Operator', BOUNDS.operator)),
    imprint: orNone(text('Imprint', BOUNDS.imprint)),
    support_email: orNone(email),
    links: z.optional(footerLinks),
    sign_up: z.optional(z.enum(SIGN_UP_POLICIES, `sign_up must be one of ${SIGN_UP_POLICIES.join(', ')}`)),
    sign_up_domains: z.optional(
      z.array(domain, 'sign_up_domains must be a list').check(
        z.maxLength(BOUNDS.domains, `There can be at most ${BOUNDS.domains} mail domains`),
        z.overwrite((list) => [...new Set(list)]),
      ),
    ),
    admins_need_second_factor: z.optional(z.boolean('admins_need_second_factor must be true or false')),
    announcement: orNone(
      z.object({
        text: text('Announcement', BOUNDS.announcement),
        tone: z.enum(ANNOUNCEMENT_TONES, `tone must be ${ANNOUNCEMENT_TONES.join(' or ')}`),
        ends_at: orNone(instant('ends_at')),
        for_visitors: z.optional(z.boolean('for_visitors must be true or false')),
      }),
    ),
  }),
  response: settings,
  conditional: true,
});

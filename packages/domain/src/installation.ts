/** Who may sign up: anybody, whoever has an invitation, or nobody. */
export const SIGN_UP_POLICIES = ['open', 'invitation', 'closed'] as const;
export type SignUpPolicy = (typeof SIGN_UP_POLICIES)[number];

export const ANNOUNCEMENT_TONES = ['info', 'warning'] as const;
export type AnnouncementTone = (typeof ANNOUNCEMENT_TONES)[number];

/** In the footer of the public pages. */
export interface FooterLink {
  readonly label: string;
  readonly url: string;
}

/** What the environment can set, which nobody can change on the screen then. */
export interface FixedSettings {
  readonly name?: string;
  readonly operator?: string;
  readonly imprint?: string;
  readonly supportEmail?: string;
  readonly links?: readonly FooterLink[];
  readonly signUp?: SignUpPolicy;
  readonly signUpDomains?: readonly string[];
  readonly adminsNeedSecondFactor?: boolean;
}

/** How long an invitation can be valid. */
export const INVITATION_DAYS = [1, 7, 30] as const;

export const INSTALLATION_BOUNDS = {
  name: 60,
  operator: 120,
  imprint: 2000,
  links: 5,
  linkLabel: 40,
  linkUrl: 500,
  domains: 50,
  announcement: 300,
} as const;

// Anything else could end the host name where a URL is read: 'example.org/.other' would count as example.org.
const HOST_CHARACTERS = /^[\p{L}\p{M}\p{N}.\u3002-]+$/u;

/** A mail domain as it is compared: lower case, in ASCII; undefined for what is none. */
export function readMailDomain(text: string): string | undefined {
  const typed = text.trim().replace(/^@/, '');
  if (typed.length > 253 || !HOST_CHARACTERS.test(typed)) return undefined;
  try {
    const { hostname } = new URL(`http://${typed}`);
    return /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*\.(?=[^.]*[a-z])[a-z0-9-]+$/.test(hostname) ? hostname : undefined;
  } catch {
    return undefined;
  }
}

/** Whether an address is at one of these domains; sub-domains are domains of their own. No list allows every one. */
export function isAtDomain(email: string, domains: readonly string[]): boolean {
  if (domains.length === 0) return true;
  const domain = readMailDomain(email.slice(email.lastIndexOf('@') + 1));
  return domain !== undefined && domains.includes(domain);
}

/** 'a', 'a or b', 'a, b or c' */
export const namedDomains = (domains: readonly string[]) =>
  domains.length < 2 ? domains.join('') : `${domains.slice(0, -1).join(', ')} or ${domains.at(-1)}`;

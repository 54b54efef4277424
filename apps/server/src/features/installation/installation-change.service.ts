import type { BodyOf, ResponseOf } from '@fitarc/contract/endpoint';
import type { getInstallationSettings, updateInstallation } from '@fitarc/contract/installation';
import { changed } from '@fitarc/domain/audit';
import type { FixedSettings } from '@fitarc/domain/installation';
import { recordAct } from '../../platform/audit/audit.repository.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type InstallationRow, lockInstallation, saveInstallation } from './installation.repository.ts';
import { type InstallationSettings, settingsOf } from './installation.service.ts';
import type { StoredSettings } from './installation.tables.ts';

type Body = BodyOf<typeof updateInstallation>;
type Field = keyof Body;
type SettingsAnswer = ResponseOf<typeof getInstallationSettings>;

export const VARIABLES: Record<keyof FixedSettings, { readonly field: Field; readonly variable: string }> = {
  name: { field: 'name', variable: 'INSTALLATION_NAME' },
  operator: { field: 'operator', variable: 'OPERATOR_NAME' },
  imprint: { field: 'imprint', variable: 'IMPRINT_URL' },
  supportEmail: { field: 'support_email', variable: 'SUPPORT_EMAIL' },
  links: { field: 'links', variable: 'LINKS' },
  signUp: { field: 'sign_up', variable: 'SIGN_UP' },
  signUpDomains: { field: 'sign_up_domains', variable: 'SIGN_UP_DOMAINS' },
  adminsNeedSecondFactor: { field: 'admins_need_second_factor', variable: 'ADMIN_SECOND_FACTOR' },
};

const variablesOf = (fixed: FixedSettings): Record<string, string> =>
  Object.fromEntries(
    (Object.keys(fixed) as (keyof FixedSettings)[]).map((name) => [
      VARIABLES[name].field,
      VARIABLES[name].variable,
    ]),
  );

const answerOf = ({ announcement, ...settings }: InstallationSettings) => ({
  name: settings.name,
  operator: settings.operator,
  imprint: settings.imprint,
  support_email: settings.supportEmail,
  links: settings.links.map((link) => ({ ...link })),
  sign_up: settings.signUp,
  sign_up_domains: [...settings.signUpDomains],
  admins_need_second_factor: settings.adminsNeedSecondFactor,
  announcement: announcement && {
    text: announcement.text,
    tone: announcement.tone,
    ends_at: announcement.endsAt,
    for_visitors: announcement.forVisitors,
  },
});

/** Of the operator's provider, which is another feature's. */
export interface SignOn {
  readonly name: string;
  readonly signUp: boolean;
  readonly redirectPath: string;
}

/** What this node knows besides the stored settings. */
export interface Node {
  readonly fixed: FixedSettings;
  readonly hasMailServer: boolean;
  readonly singleSignOn: SignOn | undefined;
}

export const presentSettings = (row: InstallationRow, node: Node): SettingsAnswer => ({
  ...answerOf(settingsOf(row.settings, node.fixed)),
  single_sign_on: node.singleSignOn
    ? {
        name: node.singleSignOn.name,
        sign_up: node.singleSignOn.signUp,
        redirect_path: node.singleSignOn.redirectPath,
      }
    : null,
  set_by: variablesOf(node.fixed),
  has_mail_server: node.hasMailServer,
  updated_at: row.updatedAt.toISOString(),
});

const announcementOf = (typed: Body['announcement']): StoredSettings['announcement'] =>
  typed?.text
    ? {
        text: typed.text,
        tone: typed.tone,
        endsAt: typed.ends_at ?? null,
        forVisitors: typed.for_visitors ?? false,
      }
    : undefined;

/** By the name it is stored under; empty means none. */
const storedOf: {
  readonly [F in Field]: (value: Body[F]) => Partial<Record<keyof StoredSettings, unknown>>;
} = {
  name: (name) => ({ name: name || undefined }),
  operator: (operator) => ({ operator: operator || undefined }),
  imprint: (imprint) => ({ imprint: imprint || undefined }),
  support_email: (supportEmail) => ({ supportEmail: supportEmail ?? undefined }),
  links: (links) => ({ links }),
  sign_up: (signUp) => ({ signUp }),
  sign_up_domains: (signUpDomains) => ({ signUpDomains }),
  admins_need_second_factor: (adminsNeedSecondFactor) => ({ adminsNeedSecondFactor }),
  announcement: (announcement) => ({ announcement: announcementOf(announcement) }),
};

function merged(stored: StoredSettings, body: Body): StoredSettings {
  const given = (Object.keys(storedOf) as Field[]).filter((field) => body[field] !== undefined);
  const parts = given.map((field) => (storedOf[field] as (value: unknown) => object)(body[field]));
  const all: StoredSettings = Object.assign({}, stored, ...parts);
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function requireFree(body: Body, fixed: FixedSettings): void {
  const variables = variablesOf(fixed);
  const taken = (Object.keys(variables) as Field[]).find((field) => body[field] !== undefined);
  if (taken)
    throw new AppError('CONFLICT', `This is set by ${variables[taken]} in the environment of the server.`, {
      field: taken,
    });
}

/** As the audit log names it. */
const SUBJECT = { id: 1, name: 'the settings of this installation' };

export async function changeSettings(
  tx: Executor,
  clock: Clock,
  node: Node,
  actorId: number,
  body: Body,
): Promise<SettingsAnswer> {
  requireFree(body, node.fixed);
  const row = await lockInstallation(tx);
  const next = merged(row.settings, body);
  const { before, after } = changed(answerOf(settingsOf(row.settings, {})), answerOf(settingsOf(next, {})));
  // What is so already is not noted down.
  if (Object.keys(after).length === 0) return presentSettings(row, node);
  const saved = await saveInstallation(tx, next);
  await recordAct(tx, {
    at: clock.now(),
    actorId,
    act: 'installation.change',
    subject: SUBJECT,
    before,
    after,
  });
  return presentSettings(saved, node);
}

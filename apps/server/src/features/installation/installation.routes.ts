import { createHash } from 'node:crypto';
import * as api from '@fitarc/contract/installation';
import { getServerSettings } from '@fitarc/contract/server-settings';
import type { EffectiveSetting } from '../../config/effective-settings.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { invalid } from '../../platform/http/app-error.ts';
import { knownRevision, sendWithEtag } from '../../platform/http/revalidation.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Session } from '../../platform/session/session.service.ts';
import { write } from '../../platform/writes/write.ts';
import { lockInstallation, readInstallation } from './installation.repository.ts';
import type { Installation, InstallationSettings } from './installation.service.ts';
import { changeSettings, presentSettings, type SignOn } from './installation-change.service.ts';
import { presentServerSettings } from './server-settings.service.ts';

interface InstallationDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly installation: Installation;
  readonly mailer: Pick<Mailer, 'isInstant'>;
  readonly singleSignOn: SignOn | undefined;
  readonly version: string;
  /** What the environment and its files say, with what is the default of the rest. */
  readonly effective: readonly EffectiveSetting[];
  isNew(): Promise<boolean>;
}

/** Whoever asks it of others has it: nobody closes the door behind which they stand. */
function requireOwnFactor({ isStrong }: Session, wanted: boolean | undefined): void {
  if (wanted && !isStrong)
    throw invalid('Turn on your own second factor first, in Settings > Account Security.', {
      field: 'admins_need_second_factor',
    });
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

const shown = ({ announcement }: InstallationSettings): api.ShownAnnouncement | null =>
  announcement && {
    id: digest(`${announcement.tone} ${announcement.text}`),
    text: announcement.text,
    tone: announcement.tone,
  };

const presentPublic = (settings: InstallationSettings, isNew: boolean): api.PublicInstallation => ({
  name: settings.name,
  operator: settings.operator,
  support_email: settings.supportEmail,
  imprint: settings.imprint,
  links: settings.links.map((link) => ({ ...link })),
  sign_up: settings.signUp,
  sign_up_domains: [...settings.signUpDomains],
  announcement: settings.announcement?.forVisitors ? shown(settings) : null,
  is_new: isNew,
});

export function installationRoutes({
  db,
  clock,
  installation,
  mailer,
  singleSignOn,
  version,
  effective,
  isNew,
}: InstallationDeps): Route[] {
  const node = { fixed: installation.fixed, hasMailServer: !mailer.isInstant, singleSignOn };
  return [
    route(api.getInstallation, async ({ request, reply }) => {
      const answer = presentPublic(...(await Promise.all([installation.read(), isNew()])));
      const revision = digest(JSON.stringify(answer));
      const unchanged = knownRevision(request) === revision;
      return sendWithEtag(reply, { revision, unchanged }, () => answer);
    }),
    route(api.getAnnouncement, async () => ({ announcement: shown(await installation.read()) })),
    route(api.getInstallationSettings, async () => presentSettings(await readInstallation(db), node)),
    route(getServerSettings, async () => ({
      version,
      settings: presentServerSettings(effective, (await readInstallation(db)).settings),
    })),
    write(api.updateInstallation, {
      current: async ({ tx }) => presentSettings(await lockInstallation(tx), node),
      handle: ({ tx, body, session, afterCommit }) => {
        requireOwnFactor(session, body.admins_need_second_factor);
        afterCommit(() => installation.refresh());
        return changeSettings(tx, clock, node, session.userId, body);
      },
    }),
  ];
}

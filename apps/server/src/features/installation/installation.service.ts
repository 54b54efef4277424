import { BRAND } from '@fitarc/domain/brand';
import type { FixedSettings } from '@fitarc/domain/installation';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Executor } from '../../platform/db/database.ts';
import { readInstallation } from './installation.repository.ts';
import type { StoredSettings } from './installation.tables.ts';

type Announcement = NonNullable<StoredSettings['announcement']>;

/** The settings that are in force. */
export interface InstallationSettings {
  readonly name: string;
  /** A person or an organization. */
  readonly operator: string | null;
  /** Text, or the address of a page. */
  readonly imprint: string | null;
  readonly supportEmail: string | null;
  readonly links: NonNullable<StoredSettings['links']>;
  readonly signUp: NonNullable<StoredSettings['signUp']>;
  /** New accounts need an address at one of these; empty if any will do. */
  readonly signUpDomains: readonly string[];
  readonly adminsNeedSecondFactor: boolean;
  /** None once it has ended. */
  readonly announcement: Announcement | null;
}

const DEFAULTS: InstallationSettings = {
  name: BRAND,
  operator: null,
  imprint: null,
  supportEmail: null,
  links: [],
  signUp: 'open',
  signUpDomains: [],
  adminsNeedSecondFactor: false,
  announcement: null,
};

/** The environment before the screen before the defaults. */
export const settingsOf = (stored: StoredSettings, fixed: FixedSettings): InstallationSettings => ({
  ...DEFAULTS,
  ...stored,
  ...fixed,
});

/** For the API document; none where nothing is set. */
export const contactOf = ({ operator, supportEmail }: InstallationSettings) =>
  operator || supportEmail
    ? { ...(operator ? { name: operator } : {}), ...(supportEmail ? { email: supportEmail } : {}) }
    : undefined;

/** After so long a node sees what was changed on another one. */
const FRESH_SECONDS = 5;

interface Loaded {
  readonly settings: Promise<InstallationSettings>;
  readonly until: number;
}

/** Who runs this server and who can sign up. Kept for a few seconds, so that asking costs nothing. */
export class Installation {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly fixed: FixedSettings;
  #loaded: Loaded | undefined;
  #known: InstallationSettings;
  #knownUntil = 0;

  constructor(db: Db, clock: Clock, fixed: FixedSettings) {
    this.#db = db;
    this.#clock = clock;
    this.fixed = fixed;
    this.#known = settingsOf({}, fixed);
  }

  async read(): Promise<InstallationSettings> {
    const now = this.#clock.now();
    if (!this.#loaded || this.#loaded.until <= now.getTime()) this.#load(now);
    const settings = await (this.#loaded as Loaded).settings;
    const { announcement } = settings;
    const isOver = announcement?.endsAt && new Date(announcement.endsAt) <= now;
    return isOver ? { ...settings, announcement: null } : settings;
  }

  /** Inside a transaction: on its connection, because one that waits for a second connection may wait for ever. */
  async readIn(tx: Executor): Promise<InstallationSettings> {
    const now = this.#clock.now();
    if (this.#knownUntil > now.getTime()) return this.#known;
    return settingsOf((await readInstallation(tx)).settings, this.fixed);
  }

  /** As last read, for what must not wait for the database; read anew meanwhile. */
  known(): InstallationSettings {
    this.read().catch(() => undefined);
    return this.#known;
  }

  /** After a change on this node: once it resolves, `read` and `known` have it. */
  async refresh(): Promise<void> {
    this.#loaded = undefined;
    this.#knownUntil = 0;
    await this.read().catch(() => undefined);
  }

  #load(now: Date): void {
    const settings = readInstallation(this.#db).then((row) => settingsOf(row.settings, this.fixed));
    const loaded = { settings, until: now.getTime() + FRESH_SECONDS * 1000 };
    this.#loaded = loaded;
    // A failure is not kept: the next read asks again.
    settings.then(
      (read) => {
        // An earlier read may be answered after a later one.
        if (this.#loaded !== loaded) return;
        this.#known = read;
        this.#knownUntil = loaded.until;
      },
      () => {
        if (this.#loaded === loaded) this.#loaded = undefined;
      },
    );
  }
}

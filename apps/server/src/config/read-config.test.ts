import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './read-config.ts';

describe('settings', () => {
  it('have the documented values when none is given (R-1329)', () => {
    const { effective, ...config } = readConfig({});
    expect(effective.every(({ source }) => source === 'default')).toBe(true);
    expect(config).toEqual({
      preparedStatements: true,
      backup: { at: '03:15', keep: '7d4w6m', dir: resolve('./data/backups'), recipients: [] },
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('./data'),
      databaseUrl: undefined,
      smtpUrl: undefined,
      mailFrom: 'FitArc <fitarc@localhost>',
      adminEmail: undefined,
      adminPassword: undefined,
      jwtSecret: undefined,
      publicUrl: undefined,
      openFoodFactsUrl: 'https://world.openfoodfacts.org',
      offline: true,
      requestsPerMinute: 1200,
      trustProxy: [],
      webhookPrivate: false,
      logLevel: 'info',
      installation: {},
    });
  });

  it('left empty count as not given', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it('of the installation are handed on only where they are set', () => {
    expect(
      readConfig({
        SIGN_UP: 'closed',
        SIGN_UP_DOMAINS: ' Example.org, @bücher.example,,example.org ',
        ADMIN_SECOND_FACTOR: 'optional',
        INSTALLATION_NAME: ' Iron  Arc ',
        LINKS: ' Our  club = https://club.example/?a=1&b=2 , Chat=https://chat.example/%2C,',
      }).installation,
    ).toEqual({
      signUp: 'closed',
      signUpDomains: ['example.org', 'xn--bcher-kva.example'],
      adminsNeedSecondFactor: false,
      name: 'Iron Arc',
      links: [
        { label: 'Our club', url: 'https://club.example/?a=1&b=2' },
        { label: 'Chat', url: 'https://chat.example/%2C' },
      ],
    });
  });

  it('are read as written', () => {
    expect(
      readConfig({
        PORT: '0',
        HOST: '::',
        DATA_DIR: '/var/fit',
        DATABASE_URL: 'postgresql://u:p@h:5432/d?host=%2Frun',
        SMTP_URL: 'smtps://u:p@mail.example.org:465',
        PUBLIC_URL: 'https://fit.example.org//',
        OFFLINE: 'off',
        REQUESTS_PER_MINUTE: '0',
        WEBHOOK_PRIVATE: 'on',
        TRUST_PROXY: ' 127.0.0.1, 10.0.0.0/8 ,',
        LOG_LEVEL: 'debug',
      }),
    ).toMatchObject({
      port: 0,
      host: '::',
      dataDir: '/var/fit',
      databaseUrl: 'postgresql://u:p@h:5432/d?host=%2Frun',
      smtpUrl: 'smtps://u:p@mail.example.org:465',
      publicUrl: 'https://fit.example.org',
      offline: false,
      requestsPerMinute: 0,
      trustProxy: ['127.0.0.1', '10.0.0.0/8'],
      webhookPrivate: true,
      logLevel: 'debug',
    });
  });

  it.each([
    ['OFFLINE', 'no', 'OFFLINE must be on or off'],
    ['WEBHOOK_PRIVATE', 'yes', 'WEBHOOK_PRIVATE must be on or off'],
    ['SIGN_UP', 'maybe', 'SIGN_UP must be open, invitation or closed'],
    [
      'SIGN_UP_DOMAINS',
      'example.org, a b',
      'SIGN_UP_DOMAINS must list email domains such as example.org, separated by commas',
    ],
    ['ADMIN_SECOND_FACTOR', 'yes', 'ADMIN_SECOND_FACTOR must be required or optional'],
    ['SUPPORT_EMAIL', 'nobody', 'SUPPORT_EMAIL must be an email address'],
    ['IMPRINT_URL', 'javascript:1', 'IMPRINT_URL must be an address such as https://example.org/imprint'],
    ['LINKS', 'Bad=javascript:alert(1)', 'LINKS: A link needs an address that starts with https://'],
    ['LINKS', 'Bad=http://a.example', 'LINKS: A link needs an address that starts with https://'],
    ['LINKS', 'https://a.example', 'LINKS: A link needs an address that starts with https://'],
    ['LINKS', '=https://a.example', 'LINKS: The text of a link is required'],
    [
      'LINKS',
      `${'x'.repeat(41)}=https://a.example`,
      'LINKS: The text of a link must be at most 40 characters',
    ],
    ['LINKS', 'a=https://a.example,'.repeat(6), 'LINKS: There can be at most 5 links'],
    ['INSTALLATION_NAME', 'x'.repeat(61), 'INSTALLATION_NAME must have at most 60 characters'],
    ['PORT', '3000x', 'PORT must be a whole number'],
    ['PORT', '1.5', 'PORT must be a whole number'],
    ['PORT', '65536', 'PORT must be at most 65535'],
    ['PORT', '-1', 'PORT must be at least 0'],
    ['DATABASE_URL', 'mysql://x/y', 'DATABASE_URL must start with postgres://'],
    ['DATABASE_URL', 'postgres://', 'DATABASE_URL must name the database after the host, as in postgres://'],
    ['DATABASE_URL', 'postgres://db.example.org', 'DATABASE_URL must name the database after the host'],
    ['DATABASE_URL', 'postgres://u:p@h:5432/', 'DATABASE_URL must name the database after the host'],
    ['DATABASE_URL', 'postgres://u:p@h:x/d', 'DATABASE_URL has a host or port that cannot be read'],
    ['DATABASE_URL', 'postgres://u:p@h1:5432,/d', 'DATABASE_URL has a host or port that cannot be read'],
    ['HOST', 'http://127.0.0.1', 'HOST must be an address of this machine such as 127.0.0.1'],
    ['HOST', '127.0.0.1:3000', 'HOST must be an address of this machine such as 127.0.0.1'],
    ['PREPARED_STATEMENTS', 'no', 'PREPARED_STATEMENTS must be on or off'],
    ['BACKUP_AT', '3:15', 'BACKUP_AT must be a time such as 03:15, or off'],
    ['BACKUP_AT', '24:00', 'BACKUP_AT must be a time such as 03:15, or off'],
    [
      'BACKUP_KEEP',
      '14',
      'BACKUP_KEEP must say for how many days, weeks and months to keep one, such as 7d4w6m',
    ],
    ['BACKUP_KEEP', '0d', 'BACKUP_KEEP must say'],
    ['BACKUP_RECIPIENT', 'age1abc', 'BACKUP_RECIPIENT must be a public key of age'],
    ['BACKUP_RECIPIENT', 'AGE-SECRET-KEY-1QQQ', 'BACKUP_RECIPIENT must be a public key of age'],
    ['METRICS_TOKEN', 'short', 'METRICS_TOKEN must have at least 16 characters, such as'],
    ['LOG_FORMAT', 'text', 'LOG_FORMAT must be json or pretty'],
    ['SMTP_ULR', 'smtp://x', 'SMTP_ULR is not a setting; did you mean SMTP_URL?'],
    ['DATABASE_URI', 'x', 'DATABASE_URI is not a setting; did you mean DATABASE_URL?'],
    ['public-url', 'x', 'public-url is not a setting; did you mean PUBLIC_URL?'],
    ['JWT_SECRET_FIEL', 'x', 'JWT_SECRET_FIEL is not a setting; did you mean JWT_SECRET_FILE?'],
    ['SMTP_URL', 'mail.example.org', 'SMTP_URL must start with smtp:// or smtps://'],
    ['ADMIN_EMAIL', 'boss', 'ADMIN_EMAIL must be an email address'],
    ['ADMIN_PASSWORD', 'short', 'ADMIN_PASSWORD must have at least 8 characters'],
    ['JWT_SECRET', '', 'JWT_SECRET must have at least 32 characters'],
    ['JWT_SECRET', ' '.repeat(40), 'JWT_SECRET must have at least 32 characters'],
    ['JWT_SECRET', 'short', 'JWT_SECRET must have at least 32 characters'],
    ['PUBLIC_URL', 'fit.example.org', 'PUBLIC_URL must be an address such as https://fit.example.org'],
    ['PUBLIC_URL', 'javascript:alert(1)', 'PUBLIC_URL must be an address such as https://fit.example.org'],
    ['SMTP_URL', 'smtp://', 'SMTP_URL must name a mail server'],
    ['SMTP_URL', 'smtp://:587', 'SMTP_URL must'],
    ['MAIL_FROM', 'FitArc', 'MAIL_FROM must be an address such as FitArc <fitarc@example.org>'],
    ['MAIL_FROM', 'FitArc <fitarc>', 'MAIL_FROM must be an address'],
    ['MAIL_FROM', 'a@example.org, b@example.org', 'MAIL_FROM must be an address'],
    ['MAIL_FROM', 'FitArc <a@example.org>\nBcc: b@example.org', 'MAIL_FROM must be an address'],
    [
      'TRUST_PROXY',
      '1',
      'TRUST_PROXY must list addresses or networks such as 127.0.0.1 or 10.0.0.0/8, not 1',
    ],
    ['TRUST_PROXY', '127.0.0.1, true', 'TRUST_PROXY must list addresses or networks'],
    ['TRUST_PROXY', 'proxy.example.org', 'TRUST_PROXY must list addresses or networks'],
    ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY must list addresses or networks'],
    ['TRUST_PROXY', '10.0.0.0/', 'TRUST_PROXY must list addresses or networks'],
    ['PUBLIC_URL', 'https://example.org/fitarc', 'PUBLIC_URL must have nothing after the host name'],
    ['PUBLIC_URL', 'https://example.org/?a=1', 'PUBLIC_URL must have nothing after the host name'],
    ['PUBLIC_URL', 'https://example.org#top', 'PUBLIC_URL must have nothing after the host name'],
    ['REQUESTS_PER_MINUTE', '-5', 'REQUESTS_PER_MINUTE must be at least 0'],
    ['OIDC_ISSUER', 'id.example.org', 'OIDC_ISSUER must be an address such as https://id.example.org'],
    ['OIDC_ISSUER', 'https://id.example.org', 'OIDC_CLIENT_ID is missing for single sign-on'],
    ['OIDC_CLIENT_ID', 'fitarc', 'OIDC_ISSUER is missing for single sign-on'],
    ['OIDC_ONLY', 'on', 'OIDC_ONLY needs OIDC_ISSUER and OIDC_CLIENT_ID'],
    ['OIDC_ONLY', 'yes', 'OIDC_ONLY must be on or off'],
    ['OIDC_SIGN_UP', 'closed', 'OIDC_SIGN_UP must be on or off'],
    ['OIDC_NAME', ' ', 'OIDC_NAME must not be empty'],
    ['OIDC_NAME', 'x'.repeat(41), 'OIDC_NAME must have at most 40 characters'],
    ['OIDC_TOKEN_AUTH', 'jwt', 'OIDC_TOKEN_AUTH must be basic or post'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent'],
  ])('refuse %s=%s in words', (name, value, words) => {
    expect(() => readConfig({ [name]: value })).toThrow(`Settings: ${words}`);
  });

  it.each([
    ['DATABASE_URL', 'postgres://u:p%40w@h1:5432,h2:5433,[::1]/d?target_session_attrs=read-write'],
    ['DATABASE_URL', 'postgres:///d?host=/run/postgresql'],
    ['HOST', '::1'],
    ['HOST', 'localhost'],
    ['BACKUP_AT', 'off'],
    ['BACKUP_KEEP', '30d'],
    ['BACKUP_RECIPIENT', `age1${'q'.repeat(58)}, age1${'p'.repeat(58)}`],
    // What else a machine has in its environment.
    ['HOSTNAME', 'box'],
    ['HISTFILE', '/home/ada/.zsh_history'],
    ['HOSTFILE', '/etc/hosts'],
    ['SMTP_USER', 'x'],
    ['LINK', 'x'],
    ['MAIL_FROM', 'fitarc@localhost'],
    ['MAIL_FROM', 'Fit & Fun Gym <no-reply@mail.example.org>'],
    ['MAIL_FROM', '"Gym, Berlin" <gym@example.org>'],
    ['SMTP_URL', 'smtp://[::1]:2525'],
    ['SMTP_URL', 'smtps://user%40example.org:p%2Fw@mail.example.org?pool=true'],
    ['TRUST_PROXY', '::1, fd00::/8, 172.16.0.0/12, loopback'],
    ['PUBLIC_URL', 'http://192.168.1.5:3000/'],
    ['PUBLIC_URL', 'https://FIT.example.org'],
    ['OPEN_FOOD_FACTS_URL', 'https://mirror.example.org/off'],
  ])('accept %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).not.toThrow();
  });

  it('are told with their source, and secrets never (R-1331)', () => {
    const { effective } = readConfig({
      PORT: '8080',
      JWT_SECRET: 'k'.repeat(40),
      DATABASE_URL: 'postgres://fit:hidden-1@h1,h2/d?password=hidden-2&sslmode=require',
      SMTP_URL: 'smtps://user:hidden-3@mail.example.org',
      TRUST_PROXY: '127.0.0.1,::1',
    });
    expect(effective).toEqual(
      expect.arrayContaining([
        { name: 'PORT', value: '8080', source: 'environment' },
        { name: 'HOST', value: '127.0.0.1', source: 'default' },
        { name: 'JWT_SECRET', value: '••••••••', source: 'environment' },
        { name: 'METRICS_TOKEN', value: undefined, source: 'default' },
        {
          name: 'DATABASE_URL',
          value: 'postgres://fit:••••••••@h1,h2/d?password=••••••••&sslmode=require',
          source: 'environment',
        },
        { name: 'SMTP_URL', value: 'smtps://user:••••••••@mail.example.org', source: 'environment' },
        { name: 'TRUST_PROXY', value: '127.0.0.1, ::1', source: 'environment' },
      ]),
    );
    expect(JSON.stringify(effective)).not.toMatch(/hidden|kkk/);
  });

  it('name everything that is wrong at once (R-1330)', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT.*; LOG_LEVEL/);
  });
});

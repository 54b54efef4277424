import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('settings', () => {
  it('have the documented values when none is given', () => {
    expect(readConfig({})).toEqual({
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
      'SIGN_UP_DOMAINS must list mail domains such as example.org, separated by commas',
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

  it('name everything that is wrong at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT.*; LOG_LEVEL/);
  });
});

describe('the settings of single sign-on', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fitarc-config-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const needed = { OIDC_ISSUER: 'https://id.example.org/realms/home/', OIDC_CLIENT_ID: 'fitarc' };
  const provider = (more: Record<string, string> = {}) => readConfig({ ...needed, ...more }).singleSignOn;

  it('have their defaults, and keep the issuer as it names itself', () => {
    expect(provider()).toEqual({
      issuer: 'https://id.example.org/realms/home/',
      clientId: 'fitarc',
      clientSecret: undefined,
      name: 'single sign-on',
      adminGroup: undefined,
      signUp: true,
      only: false,
      tokenAuth: undefined,
    });
  });

  it('are read as written', () => {
    expect(
      provider({
        OIDC_CLIENT_SECRET: 's3cret',
        OIDC_NAME: ' Example  ID ',
        OIDC_ADMIN_GROUP: 'gym-admins',
        OIDC_SIGN_UP: 'off',
        OIDC_ONLY: 'on',
        OIDC_TOKEN_AUTH: 'post',
      }),
    ).toMatchObject({
      clientSecret: 's3cret',
      name: 'Example ID',
      adminGroup: 'gym-admins',
      signUp: false,
      only: true,
      tokenAuth: 'post',
    });
  });

  it.each(['s3cret', 's3cret\n', 's3cret\r\n'])('take the secret from a file with %j', (text) => {
    expect(provider({ OIDC_CLIENT_SECRET_FILE: file('secret', text) })?.clientSecret).toBe('s3cret');
  });

  it('keep spaces of a secret in a file', () => {
    expect(provider({ OIDC_CLIENT_SECRET_FILE: file('spaces', ' a b \n') })?.clientSecret).toBe(' a b ');
  });

  it('name a file that has no secret', () => {
    const reading = (path: string) => () => provider({ OIDC_CLIENT_SECRET_FILE: path });
    const missing = join(folder, 'missing');
    const NAMED = 'Settings: OIDC_CLIENT_SECRET_FILE names';
    expect(reading(missing)).toThrow(`${NAMED} ${missing}, which does not exist`);
    expect(reading(folder)).toThrow(`${NAMED} ${folder}, which is a folder`);
    const empty = file('empty', '\n');
    expect(reading(empty)).toThrow(`${NAMED} ${empty}, which is empty`);
  });

  it('refuse a secret that is given twice', () => {
    const twice = { OIDC_CLIENT_SECRET: 'a', OIDC_CLIENT_SECRET_FILE: file('twice', 'a') };
    expect(() => provider(twice)).toThrow('set OIDC_CLIENT_SECRET or OIDC_CLIENT_SECRET_FILE, but not both');
  });
});

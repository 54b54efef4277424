import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
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
      logLevel: 'info',
    });
  });

  it('left empty count as not given', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '', DATABASE_URL: '' })).toEqual(readConfig({}));
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
      logLevel: 'debug',
    });
  });

  it.each([
    ['OFFLINE', 'no', 'OFFLINE must be on or off'],
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

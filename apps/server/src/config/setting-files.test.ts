import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './read-config.ts';

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

  it('name a file that has no secret (R-1333)', () => {
    const reading = (path: string) => () => provider({ OIDC_CLIENT_SECRET_FILE: path });
    const missing = join(folder, 'missing');
    const NAMED = 'Settings: OIDC_CLIENT_SECRET_FILE names';
    expect(reading(missing)).toThrow(`${NAMED} ${missing}, which does not exist`);
    expect(reading(folder)).toThrow(`${NAMED} ${folder}, which is a folder`);
    const empty = file('empty', '\n');
    expect(reading(empty)).toThrow(`${NAMED} ${empty}, which is empty`);
  });

  it('refuse a secret that is given twice (R-1332)', () => {
    const twice = { OIDC_CLIENT_SECRET: 'a', OIDC_CLIENT_SECRET_FILE: file('twice', 'a') };
    expect(() => provider(twice)).toThrow('set OIDC_CLIENT_SECRET or OIDC_CLIENT_SECRET_FILE, but not both');
  });

  it('may all be in files', () => {
    const { port, jwtSecret, backup, effective } = readConfig({
      PORT_FILE: file('port', '8080\n'),
      JWT_SECRET_FILE: file('key', 'k'.repeat(40)),
      BACKUP_KEEP_FILE: file('keep', '3d'),
    });
    expect({ port, jwtSecret, keep: backup.keep }).toEqual({
      port: 8080,
      jwtSecret: 'k'.repeat(40),
      keep: '3d',
    });
    expect(effective).toContainEqual({ name: 'PORT', value: '8080', source: 'file' });
  });
});

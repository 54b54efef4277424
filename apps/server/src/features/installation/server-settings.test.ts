import { expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { readConfig } from '../../config/read-config.ts';

const config = readConfig({
  SMTP_URL: 'smtps://user:hidden-word@mail.example.org',
  JWT_SECRET: 'hidden-word'.repeat(4),
  OPERATOR_NAME: 'Sports club',
});
const t = await startTestApp({ effective: config.effective, installation: config.installation });

it('shows each setting with where it comes from, the screen included, and no secret (R-1153)', async () => {
  const admin = await t.cast.admin();
  const { status } = await t.request('PUT', '/api/admin/installation', {
    token: admin.token,
    body: { sign_up: 'invitation', links: [{ label: 'Chat', url: 'https://chat.example' }] },
  });
  expect(status).toBe(200);
  const { body, text } = await t.request('GET', '/api/admin/server-settings', { token: admin.token });
  expect(body.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(body.settings).toEqual(
    expect.arrayContaining([
      { name: 'OPERATOR_NAME', value: 'Sports club', source: 'environment' },
      { name: 'SIGN_UP', value: 'invitation', source: 'screen' },
      { name: 'LINKS', value: 'Chat=https://chat.example', source: 'screen' },
      { name: 'ADMIN_SECOND_FACTOR', value: null, source: 'default' },
      { name: 'PORT', value: '3000', source: 'default' },
      { name: 'SMTP_URL', value: 'smtps://user:••••••••@mail.example.org', source: 'environment' },
      { name: 'JWT_SECRET', value: '••••••••', source: 'environment' },
    ]),
  );
  expect(text).not.toContain('hidden-word');
});

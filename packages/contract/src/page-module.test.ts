import { expect, it } from 'vitest';
import { moduleOf } from './page-module.ts';

it('names the export like the file, or after the #', () => {
  expect(moduleOf({ component: 'features/auth/pages/login-page' })).toEqual({
    file: 'features/auth/pages/login-page.tsx',
    name: 'LoginPage',
  });
  expect(moduleOf({ component: 'app/links#ConfirmEmail' })).toEqual({
    file: 'app/links.tsx',
    name: 'ConfirmEmail',
  });
});

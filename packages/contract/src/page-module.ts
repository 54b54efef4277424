import type { PageEntry } from './pages.ts';

/** 'features/auth/pages/login-page' → its file and 'LoginPage'. */
export function moduleOf({ component }: Pick<PageEntry, 'component'>): { file: string; name: string } {
  const [file = '', name] = component.split('#');
  const pascalCase = () => file.replace(/.*\//, '').replace(/(?:^|-)(.)/g, (_, first) => first.toUpperCase());
  return { file: `${file}.tsx`, name: name ?? pascalCase() };
}

const meta = () => document.querySelector<HTMLMetaElement>('meta[name="single-sign-on"]');

/** The provider the operator has set; none where the page does not come from our server. */
export function signOnProvider(): { name: string; isOnly: boolean; makesAccounts: boolean } | undefined {
  const element = meta();
  const name = element?.content ?? '';
  if (!name || name.startsWith('__')) return undefined;
  const { only, signUp } = element?.dataset ?? {};
  return { name, isOnly: only === 'on', makesAccounts: signUp === 'on' };
}

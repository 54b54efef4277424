import { isPasswordLongEnough } from '@fitarc/domain/identity';
import { useEffect, useState } from 'react';
import listUrl from './common-passwords.txt?url';

export const COMMON_PASSWORD =
  'This is one of the most common passwords, so it is easy to guess. You can use it, but a short sentence is safer.';

let list: Promise<ReadonlySet<string>> | undefined;

/** Fetched when somebody chooses a password; without it the form works as well. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= fetch(listUrl)
    .then((response) => (response.ok ? response.text() : Promise.reject(new Error(response.statusText))))
    .then((text) => new Set(text.split('\n')))
    .catch(() => {
      list = undefined;
      return new Set<string>();
    });
  return list;
}

/** Whether a password that is being chosen is among the 10,000 most common ones. It never leaves the browser. */
export function useCommonPassword(password: string): boolean {
  const [common, setCommon] = useState('');
  useEffect(() => {
    if (!isPasswordLongEnough(password)) return;
    let current = true;
    commonPasswords().then((known) => {
      if (current && known.has(password.toLowerCase())) setCommon(password);
    });
    return () => {
      current = false;
    };
  }, [password]);
  return password !== '' && common === password;
}

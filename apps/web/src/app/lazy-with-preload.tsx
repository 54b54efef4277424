import { type ComponentType, lazy, useState } from 'react';
import { LoadFailure } from './load-failure.ts';

interface Loaded<Props> {
  readonly default: ComponentType<Props>;
  /** Asks the server for what the part shows at first: the answers come while it is drawn. */
  readonly preload?: (() => void) | undefined;
}
export type Load<Props = object> = () => Promise<Loaded<Props>>;

const failed = new Set<() => void>();

/** React's lazy remembers a failure for ever: once it has been shown, the next visit asks anew. */
export function forgetFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/**
 * A part of the application that is loaded when it is wanted, or a moment before. Once it is there it is
 * shown at once: React's own lazy would fall back for a moment even then, and a fallback stays for 300 ms.
 */
export function lazyWithPreload<Props extends object>(load: Load<Props>) {
  let ready: ComponentType<Props> | undefined;
  let Waiting: ComponentType<Props>;
  const fetch: Load<Props> = async () => {
    try {
      const loaded = await load();
      ready = loaded.default;
      return loaded;
    } catch (error) {
      failed.add(() => {
        Waiting = lazy(fetch);
      });
      throw new LoadFailure(error);
    }
  };
  Waiting = lazy(fetch);
  function Later(props: Props) {
    // What is mounted stays: another component in its place would begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => ready ?? Waiting);
    return <Shown {...props} />;
  }
  return Object.assign(Later, { fetch });
}

import { type ComponentType, lazy, useState } from 'react';

interface Loaded {
  readonly default: ComponentType;
  /** Asks the server for what the part shows at first: the answers come while it is drawn. */
  readonly ask?: () => void;
}
export type Load = () => Promise<Loaded>;

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
export function lazyWithPreload(load: Load) {
  let ready: ComponentType | undefined;
  let Waiting: ComponentType;
  const fetch: Load = async () => {
    try {
      const loaded = await load();
      ready = loaded.default;
      return loaded;
    } catch (error) {
      failed.add(() => {
        Waiting = lazy(fetch);
      });
      throw error;
    }
  };
  Waiting = lazy(fetch);
  function Later() {
    // What is mounted stays: another component in its place would begin anew.
    const [Shown] = useState<ComponentType>(() => ready ?? Waiting);
    return <Shown />;
  }
  return Object.assign(Later, { fetch });
}

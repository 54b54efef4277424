import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useWrite } from './use-write.ts';

type Options = Partial<Parameters<typeof useWrite<string, void>>[0]>;

/** The hook of a component that is rendered once; each call waits for its `settle`. */
function render(options: Options = {}) {
  const keys: string[] = [];
  const settle: ((error?: unknown) => void)[] = [];
  let hook: ReturnType<typeof useWrite<string, void>> | undefined;
  function Component() {
    hook = useWrite<string, void>({
      send: (_, key) =>
        new Promise((resolve, reject) => {
          keys.push(key);
          settle.push((error) => (error ? reject(error) : resolve()));
        }),
      ...options,
    });
    return null;
  }
  renderToString(createElement(Component));
  if (!hook) throw new Error('The component was not rendered.');
  return { ...hook, keys, settle };
}

const LOST = new Error('No response received from server');

describe('useWrite', () => {
  it('sends once however often it is called, and again once it is settled', async () => {
    const { write, isSending, keys, settle } = render();
    const first = write('a');
    expect(isSending()).toBe(true);
    expect(await write('a')).toBe(false);
    expect(keys).toHaveLength(1);
    settle[0]?.();
    expect(await first).toBe(true);
    expect(isSending()).toBe(false);
    void write('a');
    expect(keys).toHaveLength(2);
  });

  it('stays silent after success where the dialog closes, not after a failure', async () => {
    const { write, keys, settle } = render({ closes: true });
    const first = write('a');
    settle[0]?.(LOST);
    expect(await first).toBe(false);
    const second = write('a');
    settle[1]?.();
    expect(await second).toBe(true);
    expect(await write('a')).toBe(false);
    expect(keys).toHaveLength(2);
  });

  it('keeps its key for a second try of the same content only', async () => {
    const { write, keys, settle } = render();
    for (const [content, error] of [
      ['a', LOST],
      ['a', undefined],
      ['a', LOST],
      ['b', undefined],
    ] as const) {
      const done = write(content);
      settle.at(-1)?.(error);
      await done;
    }
    const [first, retry, afterSuccess, other] = keys;
    expect(retry).toBe(first);
    expect(new Set([first, afterSuccess, other]).size).toBe(3);
  });

  it('keeps its key where the same is sent, however it was chosen', async () => {
    const { write, keys, settle } = render({ keyContent: (input) => input.toLowerCase() });
    for (const content of ['a', 'A']) {
      const done = write(content);
      settle.at(-1)?.(LOST);
      await done;
    }
    expect(keys[1]).toBe(keys[0]);
  });

  it('waits for what follows a success, and tells of a failure there', async () => {
    const errors: unknown[] = [];
    const { write, settle } = render({
      onSuccess: () => Promise.reject(LOST),
      onError: (error) => errors.push(error),
    });
    const done = write('a');
    settle[0]?.();
    expect(await done).toBe(false);
    expect(errors).toEqual([LOST]);
  });
});

import { useRef, useState } from 'react';
import { type Failure, failureOf } from './failure.ts';
import { nextPaint } from './next-paint.ts';
import { RetryKey } from './retry-key.ts';

interface Options<Input, Output> {
  /** The key is for calls that take an Idempotency-Key; it depends on the input. */
  send(input: Input, key: string): Promise<Output>;
  /** What is sent of the input, where it holds more: only this decides whether a second try is the same. */
  keyContent?(input: Input): unknown;
  onSuccess?(output: Output, input: Input): unknown;
  /** Returns true when the error is shown elsewhere, beside its field for example. */
  onError?(error: unknown, input: Input): unknown;
  readonly toFailure?: (error: unknown) => Failure;
  /** The dialog or page closes after success: a late second press does nothing. */
  readonly closes?: boolean;
}

interface State<Input> {
  readonly pending?: { readonly input: Input };
  readonly refused?: { readonly input: Input; readonly error: unknown };
}

/** A write that is sent once however often its button is pressed, under one key per content. */
export function useWrite<Input, Output>({
  send,
  keyContent = (input) => input,
  onSuccess,
  onError,
  toFailure = failureOf,
  closes = false,
}: Options<Input, Output>) {
  const [retryKey] = useState(() => new RetryKey());
  // State would be too late: a second press may come before the button is rendered as busy.
  const sending = useRef(false);
  const [{ pending, refused }, setState] = useState<State<Input>>({});

  /** Whether it was sent and stored. */
  async function write(input: Input): Promise<boolean> {
    if (sending.current) return false;
    sending.current = true;
    setState({ pending: { input } });
    // A server nearby answers before the press is painted; what its answer changes would hold that up.
    const painted = nextPaint();
    try {
      const output = await send(input, retryKey.of(keyContent(input)));
      await painted;
      retryKey.renew();
      await onSuccess?.(output, input);
      sending.current = closes;
      setState({});
      return true;
    } catch (error) {
      sending.current = false;
      setState(onError?.(error, input) === true ? {} : { refused: { input, error } });
      return false;
    }
  }

  return {
    write,
    /** Current within an event handler, before `isPending` is. */
    isSending: () => sending.current,
    isPending: pending !== undefined,
    pendingInput: pending?.input,
    refusedInput: refused?.input,
    error: refused?.error,
    failure: refused && toFailure(refused.error),
    clear: () => setState(({ pending: current }) => (current ? { pending: current } : {})),
  };
}

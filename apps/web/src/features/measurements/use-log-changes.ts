import { isNotFound } from '../../lib/api-error.ts';
import { failureOf } from '../../lib/failure.ts';
import { toast } from '../../ui/overlay/toast-store.ts';
import { useUndo } from '../../ui/overlay/use-undo.ts';

interface Calls<Entry, Input> {
  /** 'weight' */
  readonly noun: string;
  log(input: Input): Promise<unknown>;
  correct(entry: Entry, input: Input): Promise<unknown>;
  remove(entry: Entry): Promise<unknown>;
  refresh(): Promise<unknown>;
  /** What logs it again. */
  inputOf(entry: Entry): Input;
  /** '80.4 kg of Tuesday 13 October' */
  wordsOf(entry: Entry): string;
}

/** What can be done about logged values; each throws when it cannot be stored, but for deleting, which says so itself. */
export function useLogChanges<Entry, Input>(calls: Calls<Entry, Input>) {
  const undo = useUndo();

  async function log(input: Input): Promise<void> {
    await calls.log(input);
    await calls.refresh();
  }

  async function correct(entry: Entry, input: Input): Promise<void> {
    await calls.correct(entry, input);
    await calls.refresh();
  }

  const say = (error: unknown, what: string) =>
    toast({ message: failureOf(error, `Failed to ${what} the ${calls.noun}`).title, tone: 'danger' });

  const bringBack = (entry: Entry) => log(calls.inputOf(entry)).catch((error) => say(error, 'restore'));

  async function remove(entry: Entry): Promise<void> {
    try {
      await calls.remove(entry);
    } catch (error) {
      if (!isNotFound(error)) {
        say(error, 'delete');
        return;
      }
    }
    undo.offer(`${calls.wordsOf(entry)} deleted`, () => void bringBack(entry));
    await calls.refresh();
  }

  return { log, correct, remove };
}

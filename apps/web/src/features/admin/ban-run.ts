import type { Account } from './accounts.ts';

export interface Failed {
  readonly account: Account;
  readonly reason: string;
}

export interface BanRun {
  readonly accounts: readonly Account[];
  readonly banned: number;
  readonly failed: readonly Failed[];
}

export const startBanRun = (accounts: readonly Account[]): BanRun => ({ accounts, banned: 0, failed: [] });

const AT_ONCE = 4;

interface Work {
  /** Answers why it could not be done; nothing when it was. */
  ban(account: Account): Promise<string | undefined>;
  isStopped(): boolean;
  onStep(run: BanRun): void;
}

/** One call for each, four at a time. Stopped, it ends what it has begun and leaves the others alone. */
export async function runBans(
  accounts: readonly Account[],
  { ban, isStopped, onStep }: Work,
): Promise<BanRun> {
  let run = startBanRun(accounts);
  const waiting = [...accounts];
  const work = async () => {
    for (let account = waiting.shift(); account && !isStopped(); account = waiting.shift()) {
      const reason = await ban(account);
      run =
        reason === undefined
          ? { ...run, banned: run.banned + 1 }
          : { ...run, failed: [...run.failed, { account, reason }] };
      onStep(run);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return run;
}

import type { LaunchOptions } from '@playwright/test';

interface Given {
  readonly launchOptions: LaunchOptions;
}

/** The server under a name that is not localhost: to the browser an insecure context, as at home without HTTPS. */
export const plainHttp = (host: string) => ({
  // Headers that count on HTTPS alone.
  allowConsole: /Cross-Origin-Opener-Policy|Origin-Agent-Cluster/,
  launchOptions: async ({ launchOptions }: Given, use: (options: LaunchOptions) => Promise<void>) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${host} 127.0.0.1`],
    }),
});

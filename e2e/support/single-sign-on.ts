import { createServer } from 'node:net';
import { CLIENT, IdentityProvider } from '../../apps/server/test/identity-provider.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';

const freePort = () =>
  new Promise<number>((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });

interface WithProvider {
  readonly provider: IdentityProvider;
  readonly own: OwnServer;
}

/** A provider, and a server of ours that it knows. */
export async function startWithProvider(settings: Record<string, string> = {}): Promise<WithProvider> {
  const port = await freePort();
  const provider = await IdentityProvider.start({
    callbacks: [`http://127.0.0.1:${port}/api/auth/oidc/callback`],
  });
  const own = await startOwnServer({
    PORT: String(port),
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: 'Example ID',
    ...settings,
  });
  return { provider, own };
}

import type { InstallationForm } from '@fitarc/contract/installation';
import { useId } from 'react';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { CopyLink } from '../../../ui/form/copy-link.tsx';

type Provider = NonNullable<InstallationForm['single_sign_on']>;

/** Only to read: the environment sets all of it. */
export function SingleSignOnCard({ provider }: { provider: Provider | null }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title="Single sign-on" />
      {provider ? <About {...provider} /> : <NotSetUp />}
    </Card>
  );
}

const NotSetUp = () => (
  <p className="text-sm text-ink-2">
    Not set up. The operator’s guide “Single sign-on” (docs/operator/single-sign-on.md) says how members can
    log in with your own provider.
  </p>
);

const About = ({ name, sign_up, redirect_path }: Provider) => (
  <div className="grid gap-4">
    <p>
      Members can log in with <span className="wrap-anywhere">{name}</span>.{' '}
      {sign_up ? 'People without an account get one.' : 'People without an account do not get one.'}
    </p>
    {/* As this browser reaches the server, which is what it tells the provider, too. */}
    <CopyLink label="Redirect address" address={`${window.location.origin}${redirect_path}`} />
    <p className="text-sm text-ink-2">
      Register this address at the provider. If people open FitArc under several host names, register one for
      each. To change single sign-on, use the OIDC_* settings in the environment.
    </p>
  </div>
);

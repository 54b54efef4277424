import { useSession } from '../../../lib/session.ts';
import { Card } from '../../../ui/data/card.tsx';
import { InstallCard } from '../../offline/components/install-card.tsx';
import { AdminFactorNotice } from '../../security/components/admin-factor-notice.tsx';
import { TokensCard } from '../../tokens/components/tokens-card.tsx';
import { WebhooksCard } from '../../webhooks/components/webhooks-card.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { HouseholdOffer } from './household-offer.tsx';
import { ImportOffer } from './import-offer.tsx';
import { SecurityCards } from './security-cards.tsx';
import { SecurityTab } from './security-tab.tsx';
import { YourData } from './your-data.tsx';

interface Props {
  readonly email: string;
  /** Hidden tabs stay mounted, so that nothing typed is lost. */
  readonly isOpen: boolean;
}

/** All about the account itself; the other tabs of the settings do not wait for its code. */
export function SecurityPanel({ email, isOpen }: Props) {
  const { isAdmin } = useSession();
  return (
    <div className="grid gap-5">
      {isAdmin && isOpen && <AdminFactorNotice />}
      <Card>
        <SecurityTab email={email} />
      </Card>
      {/* Refetched whenever the tab is opened: another device may have logged in meanwhile. */}
      {isOpen && <SecurityCards email={email} />}
      {/* Refetched likewise, but kept: a secret is shown only once. */}
      <TokensCard isShown={isOpen} />
      <WebhooksCard isShown={isOpen} />
      <InstallCard />
      <HouseholdOffer />
      <ImportOffer />
      <YourData />
      <DeleteAccount />
    </div>
  );
}

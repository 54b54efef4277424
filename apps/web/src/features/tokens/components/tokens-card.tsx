import type { AccessToken, CreatedToken } from '@fitarc/contract/tokens';
import { MOST_TOKENS } from '@fitarc/domain/token-scopes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { failureUnder } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { EntriesCard } from '../../../ui/data/entries-card.tsx';
import { EntryRow } from '../../../ui/data/entry-row.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { AlertDialog } from '../../../ui/overlay/lazy-overlays.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { revokeToken, tokensQuery } from '../tokens.queries.ts';
import { lifeWords, scopeWords } from '../tokens-text.ts';
import { NewToken } from './new-token.tsx';

export function TokensCard({ isShown }: { isShown: boolean }) {
  const queryClient = useQueryClient();
  const tokens = useQuery({ ...tokensQuery(), enabled: isShown });
  const [isOpen, setOpen] = useState(false);
  const [created, setCreated] = useState<CreatedToken>();
  const [revoked, setRevoked] = useState<AccessToken>();
  const refresh = () => queryClient.invalidateQueries(tokensQuery());
  return (
    <>
      <EntriesCard
        title="Access tokens"
        lead="For your own scripts and apps. Each can do only what you choose."
        entries={tokens}
        row={(token) => <TokenRow key={token.token_id} token={token} onRevoke={() => setRevoked(token)} />}
        shownOnce={
          created && {
            text: `Your new token “${created.name}”. Copy it now. You won’t see it again.`,
            label: 'Token',
            secret: created.token,
          }
        }
        addLabel="New token"
        onAdd={() => setOpen(true)}
        limit={MOST_TOKENS}
        limitText={`You have ${MOST_TOKENS} tokens. Revoke one to make another.`}
      />
      {isOpen && (
        <NewToken
          onClose={() => setOpen(false)}
          onCreated={async (token) => {
            setCreated(token);
            setOpen(false);
            await refresh();
          }}
        />
      )}
      {revoked && (
        <RevokeToken
          token={revoked}
          onClose={() => setRevoked(undefined)}
          onRevoked={async () => {
            if (created?.token_id === revoked.token_id) setCreated(undefined);
            await refresh();
            setRevoked(undefined);
          }}
        />
      )}
    </>
  );
}

const TokenRow = ({ token, onRevoke }: { token: AccessToken; onRevoke: () => void }) => (
  <EntryRow
    icon={<Link2 />}
    title={
      <>
        {token.name} <span className="font-mono text-xs font-normal text-ink-2">{token.hint}…</span>
      </>
    }
    detail={
      <>
        {scopeWords(token.scopes)}
        <br />
        {lifeWords(token)}
      </>
    }
    action={
      <Button variant="danger-quiet" aria-label={`Revoke ${token.name}`} onClick={onRevoke}>
        Revoke
      </Button>
    }
  />
);

interface RevokeProps {
  readonly token: AccessToken;
  readonly onClose: () => void;
  readonly onRevoked: () => Promise<unknown>;
}

function RevokeToken({ token, onClose, onRevoked }: RevokeProps) {
  const revoking = useWrite({
    closes: true,
    send: () => revokeToken(token.token_id),
    toFailure: (error) => failureUnder(error, 'Failed to revoke the token'),
    onSuccess: async () => {
      toast({ message: `${token.name} revoked`, tone: 'success' });
      await onRevoked();
    },
  });
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Revoke ${token.name}?`}
      description="Whatever uses this token stops working at once. This cannot be undone."
      confirmLabel="Revoke token"
      cancelLabel="Keep it"
      destructive
      busy={revoking.isPending}
      onConfirm={() => void revoking.write(undefined)}
    >
      <FailureNotice failure={revoking.failure} />
    </AlertDialog>
  );
}

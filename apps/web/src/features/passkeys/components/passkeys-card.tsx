import type { Passkey } from '@fitarc/contract/security';
import { deviceName } from '@fitarc/domain/device-name';
import { useQueryClient } from '@tanstack/react-query';
import { Ellipsis, KeyRound, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ignoreNotFound } from '../../../lib/api-error.ts';
import { onDay } from '../../../lib/day-text.ts';
import { failureUnder } from '../../../lib/failure.ts';
import { passkeyObstacle } from '../../../lib/passkey.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { EntryRow } from '../../../ui/data/entry-row.tsx';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button, IconButton } from '../../../ui/form/button.tsx';
import { AlertDialog } from '../../../ui/overlay/lazy-overlays.tsx';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { refreshSecurity } from '../../security/security.queries.ts';
import { isDismissed, useRecentSignIn } from '../../security/use-recent-sign-in.tsx';
import { addPasskey, removePasskey, renamePasskey } from '../passkeys.queries.ts';
import { PasskeyNameDialog } from './passkey-name-dialog.tsx';

const OBSTACLES = {
  http: 'Passkeys need HTTPS. This page was opened without it, so they are not available here.',
  address: 'Passkeys need a host name. This page was opened by its network address.',
  browser: 'This browser does not support passkeys.',
} as const;

const detailOf = ({ host, created_at, last_used_at }: Passkey) =>
  [
    `Added ${onDay(created_at)}`,
    last_used_at ? `used ${onDay(last_used_at)}` : 'not used yet',
    `works at ${host}`,
  ].join(', ');

type Layer = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey };

export function PasskeysCard({ passkeys }: { passkeys: readonly Passkey[] }) {
  const queryClient = useQueryClient();
  const { run, dialog } = useRecentSignIn();
  const [layer, setLayer] = useState<Layer>();
  const close = () => setLayer(undefined);
  const obstacle = passkeyObstacle();
  const saved = async (message: string) => {
    close();
    toast({ message });
    await refreshSecurity(queryClient);
  };
  const removing = useWrite({
    send: (passkey: Passkey) => run(() => removePasskey(passkey.id).catch(ignoreNotFound)),
    onError: isDismissed,
    toFailure: (error) => failureUnder(error, 'Failed to remove the passkey'),
    onSuccess: () => saved('Passkey removed'),
  });
  return (
    <Card flush aria-labelledby="passkeys-heading">
      <CardHead
        id="passkeys-heading"
        title="Passkeys"
        action={passkeys.length > 0 && <span className="text-sm text-ink-2">{passkeys.length}</span>}
      />
      <p className="-mt-2 px-4 pb-3 text-sm text-ink-2 lg:px-6">
        Log in with your fingerprint, face or device PIN instead of a password.
      </p>
      {passkeys.length > 0 && (
        <ul className="border-t border-line">
          {passkeys.map((passkey) => (
            <EntryRow
              key={passkey.id}
              icon={<KeyRound />}
              title={passkey.name}
              detail={detailOf(passkey)}
              action={
                <Menu
                  label={passkey.name}
                  align="end"
                  trigger={
                    <IconButton label={`Actions for ${passkey.name}`}>
                      <Ellipsis size={18} aria-hidden="true" />
                    </IconButton>
                  }
                >
                  <MenuItem
                    icon={<Pencil size={18} />}
                    onSelect={() => setLayer({ kind: 'rename', passkey })}
                  >
                    Rename
                  </MenuItem>
                  <MenuItem
                    icon={<Trash2 size={18} />}
                    danger
                    onSelect={() => setLayer({ kind: 'remove', passkey })}
                  >
                    Remove
                  </MenuItem>
                </Menu>
              }
            />
          ))}
        </ul>
      )}
      <div className="border-t border-line px-1 py-1.5 lg:px-3">
        {obstacle ? (
          <p className="px-3 py-2 text-sm text-ink-2">{OBSTACLES[obstacle]}</p>
        ) : (
          <Button
            variant="quiet"
            icon={<Plus size={18} aria-hidden="true" />}
            onClick={() => setLayer({ kind: 'add' })}
          >
            Add a passkey
          </Button>
        )}
      </div>
      {layer?.kind === 'add' && !dialog && (
        <PasskeyNameDialog
          title="Add a passkey"
          description="Next, your browser asks where to save it."
          confirmLabel="Continue"
          initialName={deviceName(navigator.userAgent)}
          save={(name) => run(() => addPasskey(name))}
          isDismissed={isDismissed}
          onSaved={() => saved('Passkey added')}
          onClose={close}
        />
      )}
      {layer?.kind === 'rename' && (
        <PasskeyNameDialog
          title="Rename the passkey"
          confirmLabel="Save"
          initialName={layer.passkey.name}
          save={(name) => renamePasskey(layer.passkey.id, name)}
          onSaved={() => saved('Passkey renamed')}
          onClose={close}
        />
      )}
      <AlertDialog
        open={layer?.kind === 'remove' && !dialog}
        onOpenChange={(open) => {
          if (!open) close();
          removing.clear();
        }}
        title={layer?.kind === 'remove' ? `Remove "${layer.passkey.name}"?` : ''}
        description="You can no longer log in with it. Also delete it from your device or password manager."
        confirmLabel="Remove"
        destructive
        busy={removing.isPending}
        onConfirm={() => layer?.kind === 'remove' && void removing.write(layer.passkey)}
      >
        <FailureNotice failure={removing.failure} />
      </AlertDialog>
      {dialog}
    </Card>
  );
}

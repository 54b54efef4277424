import { Download } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState, useSyncExternalStore } from 'react';
import {
  canInstall,
  install,
  isInstalled,
  isIos,
  subscribeToInstallPrompt,
} from '../../../lib/install-prompt.ts';
import { isOfflineAllowed, serviceWorkers } from '../../../lib/shell-worker.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { KeepNothing } from './keep-nothing.tsx';

type Opening = 'ready' | 'preparing' | 'needs-https' | 'off' | 'unsupported';

const OPENING_WORDS: Record<Opening, readonly [string, string]> = {
  ready: ['Opens without a connection', 'FitArc is stored on this device.'],
  preparing: ['Opens without a connection: not yet', 'FitArc is being stored on this device.'],
  'needs-https': [
    'Opens without a connection: needs https',
    'Ask whoever runs this server to set up https. The operator guide shows three easy ways.',
  ],
  off: ['Opens without a connection: off', 'Whoever runs this server has turned it off.'],
  unsupported: [
    'Opens without a connection: not in this browser',
    'A private window, or a browser without service workers, stores nothing.',
  ],
};

function openingAtFirst(): Opening {
  if (!window.isSecureContext) return 'needs-https';
  if (!isOfflineAllowed()) return 'off';
  return serviceWorkers() ? 'preparing' : 'unsupported';
}

function useOpening(): Opening {
  const [opening, setOpening] = useState(openingAtFirst);
  useEffect(() => {
    if (opening !== 'preparing') return;
    let isLeft = false;
    void serviceWorkers()?.ready.then(() => !isLeft && setOpening('ready'));
    return () => {
      isLeft = true;
    };
  }, [opening]);
  return opening;
}

interface RowProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

function Row({ title, children, action }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 basis-64 grow">
        <p className="font-strong">{title}</p>
        <p className="text-sm text-ink-2">{children}</p>
      </div>
      {action}
    </li>
  );
}

function InstallRow() {
  const isOffered = useSyncExternalStore(subscribeToInstallPrompt, canInstall);
  if (isInstalled()) return <Row title="Installed">FitArc runs as an app on this device.</Row>;
  if (isOffered)
    return (
      <Row
        title="Install FitArc"
        action={
          <Button
            variant="secondary"
            icon={<Download size={20} aria-hidden="true" />}
            onClick={() => void install()}
          >
            Install
          </Button>
        }
      >
        It gets an icon and a window of its own.
      </Row>
    );
  if (isIos() && window.isSecureContext)
    return (
      <Row title="Install FitArc">
        In Safari, tap Share, then Add to Home Screen. Safari deletes what a site stored after a week without
        a visit; an installed app keeps it.
      </Row>
    );
  return null;
}

/** What FitArc keeps on the device the member holds, and how to install it there. */
export function InstallCard() {
  const id = useId();
  const [title, text] = OPENING_WORDS[useOpening()];
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title="On this device" />
      <ul className="divide-y divide-line">
        <Row title={title}>{text}</Row>
        <InstallRow />
        <li className="pt-1">
          <KeepNothing />
        </li>
      </ul>
    </Card>
  );
}

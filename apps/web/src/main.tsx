import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Application } from './app/application.tsx';
import { mergeHistorySteps } from './app/merge-history-steps.ts';
import { startPrefetching } from './app/prefetch.ts';
import { preloadInitialRoute } from './app/preload-initial-route.ts';
import './ui/styles/index.css';

// Dialogs add a style element while they are open; the page's policy lets only those with its nonce in.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) Reflect.set(globalThis, '__webpack_nonce__', nonce);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');
mergeHistorySteps();
startPrefetching();
// No `await` here: the pages need this file, and would wait for it while it waits for them.
void preloadInitialRoute(window.location.pathname).then(() =>
  // A transition is rendered in slices: on a slow phone the page answers a finger meanwhile.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Application />
      </StrictMode>,
    ),
  ),
);

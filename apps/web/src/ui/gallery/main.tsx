import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { Button } from '../form/button.tsx';
import { Logo } from '../layout/logo.tsx';
import { Page } from '../layout/page.tsx';
import { ThemeSwitch } from '../layout/theme-switch.tsx';
import { ThumbBar } from '../layout/thumb-bar.tsx';
import { Toaster } from '../overlay/toast.tsx';
import { Actions } from './actions.tsx';
import { Charts } from './charts.tsx';
import { Fields } from './fields.tsx';
import { Foundations } from './foundations.tsx';
import './gallery.css';
import { Overlays } from './overlays.tsx';
import { States } from './states.tsx';

function Gallery() {
  return (
    <MemoryRouter>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="g-top">
        <Logo />
        <ThemeSwitch />
      </header>
      <main id="main" tabIndex={-1}>
        <Page title="Components" lead="Each one once, in its states.">
          <div className="g-sheet">
            <Foundations />
            <Actions />
            <Fields />
            <Overlays />
            <States />
            <Charts />
          </div>
          <ThumbBar>
            <Button full>The one action</Button>
          </ThumbBar>
        </Page>
      </main>
      <Toaster />
    </MemoryRouter>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');
createRoot(root).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);

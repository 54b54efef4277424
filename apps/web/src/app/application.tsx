import { useEffect, useLayoutEffect } from 'react';
import { BrowserRouter, useNavigate } from 'react-router';
import { onSessionOver } from '../lib/session-over.ts';
import { AppRoutes } from './routes.tsx';
import { ScrollMemory } from './scroll-memory.tsx';

/** A refused call, wherever it was made, can lead to the login page. */
function SessionOver() {
  const navigate = useNavigate();
  useEffect(() => onSessionOver((path) => navigate(path, { replace: true })), [navigate]);
  return null;
}

/** What the server sent to look at until the page itself is there. */
const useEndOfFrame = () => useLayoutEffect(() => document.getElementById('frame')?.remove(), []);

export function Application() {
  useEndOfFrame();
  return (
    <BrowserRouter>
      <SessionOver />
      <ScrollMemory />
      <AppRoutes />
    </BrowserRouter>
  );
}

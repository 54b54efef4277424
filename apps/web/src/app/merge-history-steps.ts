/** The navigation state. The router stores it beside a key that is new with every entry. */
const userStateOf = (state: { usr?: unknown } | null) => JSON.stringify(state?.usr ?? null);

/**
 * Patches `history.pushState` to replace the entry when a navigation repeats the current address and state: a double
 * click would add two entries, and Back would take two presses. React Router compares with the rendered location,
 * which lags behind while a page loads in a transition, and offers no hook for this.
 */
export function mergeHistorySteps(): void {
  const push = window.history.pushState.bind(window.history);
  window.history.pushState = (state, unused, url) => {
    const { href } = window.location;
    const same = url !== undefined && url !== null && new URL(url, href).href === href;
    if (same && userStateOf(state) === userStateOf(window.history.state)) {
      window.history.replaceState(state, unused, url);
    } else push(state, unused, url);
  };
}

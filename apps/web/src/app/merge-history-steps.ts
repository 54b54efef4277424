/** What a page was opened with. The router keeps it beside a key that is new with every step. */
const inHand = (state: { usr?: unknown } | null) => JSON.stringify(state?.usr ?? null);

/**
 * A double click on what leads to a page would lead there twice, and the way back would take two presses. What
 * leads to where one is already, with the same in hand, takes the place of that step instead.
 */
export function mergeHistorySteps(): void {
  const push = window.history.pushState.bind(window.history);
  window.history.pushState = (state, unused, url) => {
    const { href } = window.location;
    const same = url !== undefined && url !== null && new URL(url, href).href === href;
    if (same && inHand(state) === inHand(window.history.state)) {
      window.history.replaceState(state, unused, url);
    } else push(state, unused, url);
  };
}

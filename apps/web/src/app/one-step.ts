/**
 * A double click on what leads to a page would lead there twice, and the way back would take two presses. What
 * leads to where one is already takes the place of that step instead.
 */
export function joinSteps(): void {
  const push = window.history.pushState.bind(window.history);
  window.history.pushState = (state, unused, url) => {
    const here = window.location.href;
    const same = url !== undefined && url !== null && new URL(url, here).href === here;
    if (same) window.history.replaceState(state, unused, url);
    else push(state, unused, url);
  };
}

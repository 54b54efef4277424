// Set by the application once its router exists; what is wanted before waits for it. Going there by the browser
// itself as well would load the application a second time, and lose what the first has to say.
let goTo: ((path: string) => void) | undefined;
let pendingPath: string | undefined;

/** Apart from the calls that notice it, so that the router need not load them for a visitor. */
export function onSessionOver(navigate: (path: string) => void): void {
  goTo = navigate;
  if (pendingPath !== undefined) navigate(pendingPath);
  pendingPath = undefined;
}

export function navigateAway(path: string): void {
  if (goTo) goTo(path);
  else pendingPath = path;
}

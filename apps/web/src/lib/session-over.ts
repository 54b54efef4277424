// Set by the application once its router exists; until then the browser itself has to go there.
let goTo = (path: string) => window.location.assign(path);

/** Apart from the calls that notice it, so that the router need not load them for a visitor. */
export const onSessionOver = (navigate: (path: string) => void) => {
  goTo = navigate;
};

export const leaveFor = (path: string) => goTo(path);

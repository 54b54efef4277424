/** For a control that is gone after it was pressed: the focus must not be lost with it. */
export const focusHeading = (): void => document.querySelector('h1')?.focus({ preventScroll: true });

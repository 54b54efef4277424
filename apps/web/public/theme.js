// Runs before the first paint, so that a remembered theme never flashes in the wrong colours.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be blocked; the page then follows the system.
}

// Runs before the first paint, so that neither the wrong colours nor another's heading are ever seen.
try {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (localStorage.getItem('token')) {
    dataset.member = '';
    // Warms up the browser's Intl data off the main thread, long before the first call names the time zone: asked for
    // at the same time, both wait. Pages for visitors format few numbers and dates.
    new Worker('/formats.js');
  }
} catch {
  // Storage may be blocked; the page then follows the system.
}

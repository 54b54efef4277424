// Runs before the first paint, so that neither the wrong colours nor another's heading are ever seen.
try {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (localStorage.getItem('token')) dataset.member = '';
} catch {
  // Storage may be blocked; the page then follows the system.
}

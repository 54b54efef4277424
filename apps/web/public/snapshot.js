// In pages that the shell worker answers: shows how the page looked last (src/app/shell/page-snapshot.ts) until the
// application has drawn it. A slow phone needs more than a second for that.
{
  const LIMIT_MS = 8000;
  const root = document.getElementById('root');
  const { pathname } = location;

  function read() {
    try {
      const stored = JSON.parse(localStorage.getItem(`snapshot:${pathname}`) ?? 'null');
      const isCurrent =
        stored?.session === localStorage.getItem('token')?.slice(-16) &&
        stored.build === document.querySelector('meta[name="build"]')?.content &&
        stored.day === new Date().toDateString() &&
        stored.width === innerWidth;
      return isCurrent ? stored.html : undefined;
    } catch {
      return undefined; // Storage may be blocked.
    }
  }

  function show(html) {
    const view = document.createElement('div');
    view.id = 'snapshot';
    view.inert = true;
    view.ariaHidden = 'true';
    view.innerHTML = html;
    // The page's policy allows no style attributes in HTML.
    for (const element of view.querySelectorAll('[data-style]')) {
      element.style.cssText = element.dataset.style;
    }
    document.body.append(view);
    return view;
  }

  const isInView = (element) => element.getBoundingClientRect().top < innerHeight;
  const isDrawn = () =>
    root.querySelector('main h1') && ![...root.querySelectorAll('main [data-skeleton]')].some(isInView);

  /** What moves in when a page is opened has already been seen. */
  function finishAnimations() {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  }

  function removeWhenDrawn(view) {
    const stop = new AbortController();
    const remove = () => {
      stop.abort();
      observer.disconnect();
      finishAnimations();
      view.remove();
    };
    const look = () => {
      if (location.pathname !== pathname || isDrawn()) remove();
    };
    const observer = new MutationObserver(look);
    observer.observe(root, { subtree: true, childList: true });
    // Whoever uses the page sees what they use.
    const onUse = () => root.querySelector('main h1') && remove();
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, onUse, { signal: stop.signal });
    setTimeout(remove, LIMIT_MS);
  }

  const html = read();
  if (html) removeWhenDrawn(show(html));
}

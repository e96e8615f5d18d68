// Runs before the first paint; the page's own code keeps these settings afterwards.
(() => {
  const root = document.documentElement;
  try {
    const saved = JSON.parse(localStorage.getItem('hafi-appearance') || '{}');
    if (saved.theme === 'light' || saved.theme === 'dark') root.dataset.theme = saved.theme;
    if (saved.contrast === 'high') root.dataset.contrast = 'high';
    if (saved.density === 'compact') root.dataset.density = 'compact';
    if (saved.text === 'large' || saved.text === 'largest') root.dataset.text = saved.text;
  } catch {
    // Storage may be forbidden; the defaults are good.
  }
  const cookie = /(?:^|; )hafi-locale=(en|rw|fr)/.exec(document.cookie);
  if (cookie) root.lang = cookie[1];
})();

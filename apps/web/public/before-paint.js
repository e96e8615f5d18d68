// Runs before the first paint; the app's own code takes these settings over later.
(() => {
  const root = document.documentElement;
  try {
    const saved = JSON.parse(localStorage.getItem('hafi-appearance') || '{}');
    if (saved.theme === 'light' || saved.theme === 'dark') root.dataset.theme = saved.theme;
    if (saved.contrast === 'high') root.dataset.contrast = 'high';
    if ((saved.density || saved.roleDensity) === 'compact') root.dataset.density = 'compact';
    if (saved.text === 'large' || saved.text === 'largest') root.dataset.text = saved.text;
    if (saved.motion === 'reduced') root.dataset.motion = 'reduced';
  } catch {
    // The browser may forbid storage; the defaults apply.
  }
  // On a slow connection the font would compete with the script; the service worker caches it
  // for later pages.
  const line = navigator.connection;
  const slow = line && (line.saveData || line.effectiveType !== '4g');
  const font = document.querySelector('meta[name="hafi-font"]');
  if (slow && !navigator.serviceWorker?.controller) root.dataset.font = 'device';
  else if (font) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', href: font.content });
    link.crossOrigin = '';
    document.head.append(link);
  }
  // Chromium offers to install the app only once, possibly before the app's code has loaded.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.hafiInstall = event;
  });
  // What is typed before React has hydrated its field is typed again then (lib/update/type-again.ts).
  const early = new Map();
  const note = ({ target }) => early.set(target, [target.value, target.checked]);
  addEventListener('input', note);
  // A form submitted before the app's code has loaded is held back and submitted again
  // afterwards, unless it has an `action` that the server handles without script.
  const wait = (event) => {
    if (event.target.hasAttribute('action')) return;
    event.preventDefault();
    window.hafiWaiting = event.target;
  };
  addEventListener('submit', wait);
  window.hafiReady = () => {
    removeEventListener('submit', wait);
    removeEventListener('input', note);
    if (window.hafiWaiting) window.hafiWaiting.requestSubmit();
    return early;
  };
})();

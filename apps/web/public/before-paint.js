// Runs before the first paint; the page's own code keeps these settings afterwards.
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
    // Storage may be forbidden; the defaults are good.
  }
  // On a slow line the font would take the room of the script; the worker keeps it for later pages.
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
  // Some browsers offer once to put the app on the device, before the page's own code is there.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.hafiInstall = event;
  });
  // A form that is sent before the page's own code has come waits for it, with what was typed,
  // unless the server understands it as it is.
  const wait = (event) => {
    if (event.target.hasAttribute('action')) return;
    event.preventDefault();
    window.hafiWaiting = event.target;
  };
  addEventListener('submit', wait);
  window.hafiReady = () => {
    removeEventListener('submit', wait);
    if (window.hafiWaiting) window.hafiWaiting.requestSubmit();
  };
})();

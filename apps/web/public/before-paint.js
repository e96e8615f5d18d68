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
  // What is typed, pressed and submitted before React has hydrated the page is noted, and done then
  // (src/start/take-over.ts). Links, `details` and forms with an `action` work by HTML.
  const fields = new Map();
  const acts = new Map();
  let hydrates = false;
  const note = ({ target }) => {
    for (const [other] of fields) {
      // Of several radio buttons the last one chosen counts.
      if (other.type === 'radio' && other.name === target.name) fields.delete(other);
    }
    fields.set(target, [target.value, target.checked]);
  };
  const keep = (element, submitter) => {
    acts.set(element, submitter);
    (submitter || element).setAttribute('aria-busy', 'true');
  };
  const press = (event) => {
    const { target } = event;
    const control = target.closest?.('button, [role="button"], input');
    if (!control || control.type === 'submit') return;
    const isChoice = control.type === 'checkbox' || control.type === 'radio';
    if (control.localName === 'input' && !(isChoice && hydrates)) return;
    keep(control, null);
    if (!hydrates) return;
    // React would hydrate it within the press, and miss what the press changes.
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const submit = (event) => {
    if (event.defaultPrevented || event.target.hasAttribute('action')) return;
    event.preventDefault();
    keep(event.target, event.submitter);
  };
  addEventListener('input', note);
  addEventListener('click', press, true);
  addEventListener('submit', submit);
  window.hafiEarly = {
    fields,
    acts,
    hydrating: () => {
      hydrates = true;
    },
    stop: () => {
      removeEventListener('submit', submit);
      removeEventListener('click', press, true);
      removeEventListener('input', note);
    },
  };
})();

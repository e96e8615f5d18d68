import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApp } from './start-app.ts';

type Connection = { saveData?: boolean; effectiveType?: string };

let seen: (parts: { isIntersecting: boolean }[]) => void = () => undefined;
const register = vi.fn(async () => ({}));

/** A visitor's page whose app is one file, over a connection. */
function open(html = '', connection: Connection = {}): void {
  document.head.innerHTML = '<template id="app"><link data-app></template>';
  document.body.innerHTML = `<header><details><summary>Menu</summary><a href="/about">About</a></details></header><main>
    <h1>Hafi</h1><a id="link" href="/help">Help</a><p>Words</p><input><button type="button">Go</button>${html}</main>`;
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  startApp();
}

const hasApp = () => document.head.querySelector('[data-app]') !== null;
const at = (selector: string) => document.querySelector(selector) ?? document.body;
const press = (selector: string) =>
  at(selector).dispatchEvent(new Event('pointerdown', { bubbles: true }));
const atRest = () => vi.advanceTimersByTimeAsync(10_000);

/** What a page before it listens to must not hear the next one. */
const own: [string, EventListenerOrEventListenerObject, unknown][] = [];

beforeEach(() => {
  vi.useFakeTimers();
  const add = globalThis.addEventListener;
  vi.stubGlobal('addEventListener', (name: string, listener: EventListener, more?: boolean) => {
    own.push([name, listener, more]);
    add.call(globalThis, name, listener, more);
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly parts: Element[] = [];
      constructor(report: typeof seen) {
        seen = (parts) => this.parts.length > 0 && report(parts);
      }
      observe(part: Element) {
        this.parts.push(part);
      }
      disconnect() {
        this.parts.length = 0;
      }
    },
  );
  vi.stubGlobal('requestIdleCallback', (then: () => void) => setTimeout(then));
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { register, ready: new Promise(() => undefined) },
    configurable: true,
  });
  window.hafiEarly = {
    fields: new Map(),
    acts: new Map(),
    hydrating: () => undefined,
    stop: () => undefined,
  };
});
afterEach(() => {
  for (const [name, listener, more] of own.splice(0)) {
    removeEventListener(name, listener, more as boolean);
  }
  delete window.hafiEarly;
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.restoreAllMocks();
  vi.useRealTimers();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

describe('The app of a prerendered page', () => {
  it('comes once the page is at rest, not with it', async () => {
    open();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(hasApp()).toBe(false);
    await atRest();
    expect(hasApp()).toBe(true);
  });

  it('comes with the first touch, but not with a link or a menu, which need none', () => {
    open();
    press('#link');
    press('summary');
    expect(hasApp()).toBe(false);
    press('p');
    expect(hasApp()).toBe(true);
  });

  it.each<Connection>([{ saveData: true, effectiveType: '4g' }, { effectiveType: '3g' }])(
    'comes only with what needs it where data is dear or slow: %j',
    async (connection) => {
      open('', connection);
      await atRest();
      press('p');
      expect(hasApp()).toBe(false);
      press('input');
      expect(hasApp()).toBe(true);
    },
  );

  it('comes at rest on a slow line once its files are on the device', async () => {
    let arrive: (worker: object) => void = () => undefined;
    const ready = new Promise((resolve) => {
      arrive = resolve;
    });
    Object.defineProperty(navigator, 'serviceWorker', {
      value: { register, ready },
      configurable: true,
    });
    open('', { effectiveType: '3g' });
    await atRest();
    expect(hasApp()).toBe(false);
    arrive({});
    await atRest();
    expect(hasApp()).toBe(true);
  });

  it('comes when a part is in view that only it can fill, but not with the page', async () => {
    open('<p data-loading></p>', { saveData: true });
    await vi.advanceTimersByTimeAsync(1_000);
    seen([{ isIntersecting: true }]);
    expect(hasApp()).toBe(false);
    await atRest();
    seen([{ isIntersecting: false }]);
    expect(hasApp()).toBe(false);
    seen([{ isIntersecting: true }]);
    expect(hasApp()).toBe(true);
  });

  it('comes at once for a question that the page was not prerendered for, but not for a language', () => {
    history.replaceState(null, '', '/?lang=rw');
    open('', { saveData: true });
    expect(hasApp()).toBe(false);
    history.replaceState(null, '', '/?q=malaria');
    open('', { saveData: true });
    expect(hasApp()).toBe(true);
  });

  it('comes at once when something was pressed before', () => {
    window.hafiEarly?.acts.set(document.createElement('button'), null);
    open('', { saveData: true });
    expect(hasApp()).toBe(true);
  });
});

describe('Before the app', () => {
  it('the emergency numbers are put on the device, also of one that saves data', () => {
    open('', { saveData: true });
    expect(register).toHaveBeenCalledWith('/sw.js');
  });

  it('a menu closes by a press elsewhere and by Escape, which returns the focus', () => {
    open('', { saveData: true });
    const menu = document.querySelector('details') as HTMLDetailsElement;
    menu.open = true;
    press('header a');
    expect(menu.open).toBe(true);
    press('p');
    expect(menu.open).toBe(false);
    menu.open = true;
    at('header a').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(menu.open).toBe(false);
    expect(document.activeElement?.localName).toBe('summary');
  });

  it('a collapsed part that the address names is open', () => {
    history.replaceState(null, '', '/#cost');
    open('<details id="cost"><summary>Cost</summary></details>');
    expect(at('#cost')).toHaveProperty('open', true);
  });

  it('the browser opens the page that it goes back to', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    open();
    history.replaceState(null, '', '/about');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('Files that have gone', () => {
  it('make the page open again, once', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    for (const times of [1, 1]) {
      open();
      document.querySelector('template')?.content.append(document.createElement('script'));
      press('input');
      document.head.querySelector('script')?.onerror?.('gone');
      expect(reload).toHaveBeenCalledTimes(times);
    }
  });
});

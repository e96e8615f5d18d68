import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** As much of a service worker as is asked of it. */
class Worker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn();
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = null;
  update = async () => undefined;
}

const reload = vi.fn();
let registration: Registration;
let container: EventTarget & { controller: Worker | null };

/** The module in a page that has just been opened. */
async function openPage() {
  vi.resetModules();
  const update = await import('./update.ts');
  await update.startWorker();
  return { ...update, ready: () => renderHook(update.useUpdateReady).result.current };
}

/** A version was found and has come, but waits. */
function release(): Worker {
  const next = new Worker();
  registration.installing = next;
  registration.dispatchEvent(new Event('updatefound'));
  registration.installing = null;
  registration.waiting = next;
  next.become('installed');
  return next;
}

beforeEach(() => {
  vi.stubEnv('DEV', false);
  registration = new Registration();
  container = Object.assign(new EventTarget(), {
    controller: null,
    register: async () => registration,
    ready: Promise.resolve(registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  reload.mockReset();
  sessionStorage.clear();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('reloads within seconds with what is typed though the new worker stays installed', async () => {
  registration.active = new Worker();
  container.controller = registration.active;
  const page = await openPage();
  vi.useFakeTimers();
  const next = release();
  expect(page.ready()).toBe(true);
  page.takeUpdate();
  expect(next.postMessage).toHaveBeenCalledWith({ type: 'take-over' });
  document.body.innerHTML = '<main><input name="note" value="typed while it opens"></main>';
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reload).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('hafi-typed')).toContain('typed while it opens');
  // The page is new now: it asks the worker again and says nothing more
  vi.useRealTimers();
  const after = await openPage();
  expect(next.postMessage).toHaveBeenCalledTimes(2);
  container.dispatchEvent(new Event('controllerchange'));
  expect(after.ready()).toBe(false);
});

it('says so too on a page whose first load installed the worker', async () => {
  const first = new Worker();
  registration.installing = first;
  const page = await openPage();
  registration.installing = null;
  first.become('installed');
  registration.active = first;
  first.become('activated');
  container.dispatchEvent(new Event('controllerchange'));
  expect(page.ready()).toBe(false);
  release();
  await waitFor(() => expect(page.ready()).toBe(true));
});

it('says so where a version already waited before the page was claimed, or another tab took it', async () => {
  registration.active = new Worker();
  registration.waiting = new Worker();
  expect((await openPage()).ready()).toBe(true);
  registration.waiting = null;
  const page = await openPage();
  container.dispatchEvent(new Event('controllerchange'));
  expect(page.ready()).toBe(false);
  container.dispatchEvent(new Event('controllerchange'));
  expect(page.ready()).toBe(true);
});

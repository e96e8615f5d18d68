import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { lazyPart } from '../lazy-part.tsx';

const gone = new TypeError('Failed to fetch dynamically imported module');
const ask = vi.fn<typeof fetch>();
const reload = vi.fn();
let online = true;
let errors: MockInstance;

/** Says that its content broke. */
class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override render() {
    return this.state.broken ? <p>Broken</p> : this.props.children;
  }
}

beforeEach(() => {
  online = true;
  vi.stubGlobal('fetch', ask.mockResolvedValue(Response.json({ data: null })));
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  vi.spyOn(location, 'reload').mockImplementation(reload);
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  // React reports what the boundary caught.
  errors.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockReset();
  ask.mockReset();
  sessionStorage.clear();
});

/** A form, and beside it a part whose file is not on the server. */
function draw(load: () => Promise<() => ReactNode> = () => Promise.reject(gone)) {
  const Part = lazyPart(load);
  return act(async () =>
    render(
      <main>
        <input name="note" defaultValue="two tablets" />
        <Boundary>
          <Suspense fallback={<p>Loading</p>}>
            <Part />
          </Suspense>
        </Boundary>
      </main>,
    ),
  );
}

it('opens the page again with what was typed when a release has replaced a part, and only once', async () => {
  const first = await draw();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(sessionStorage.getItem('hafi-typed')).toContain('two tablets');
  expect(screen.queryByText('Broken')).toBeNull();
  first.unmount();
  // The file is missing in the new version too
  await draw();
  await screen.findByText('Broken');
  expect(reload).toHaveBeenCalledOnce();
});

it('does not without network, where the server does not answer, or in a call', async () => {
  online = false;
  (await draw()).unmount();
  online = true;
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  (await draw()).unmount();
  ask.mockResolvedValue(Response.json({ data: null }));
  sessionStorage.setItem('call-on', '"a call"');
  await draw();
  await screen.findByText('Broken');
  expect(reload).not.toHaveBeenCalled();
});

it('loads again what failed ahead of its need', async () => {
  const load = vi
    .fn<() => Promise<() => ReactNode>>()
    .mockRejectedValueOnce(gone)
    .mockResolvedValue(() => 'The key');
  const Part = lazyPart(load);
  await expect(Part.preload()).rejects.toBe(gone);
  await Part.need();
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

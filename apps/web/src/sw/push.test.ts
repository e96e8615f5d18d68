// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { openFromNotification, optionsOf } from './push.ts';
import { readPush } from './push-content.ts';

describe('optionsOf', () => {
  const emergency = '/emergency/019aa000-0000-7000-8000-0000000000e1?elder=1';

  it('has each message of an emergency sound, and the first stay until it is seen', () => {
    const tag = emergency;
    expect(optionsOf({ title: 'A', path: emergency }, true)).toMatchObject({
      tag,
      renotify: true,
      requireInteraction: true,
    });
    expect(optionsOf({ title: 'A', path: emergency }, false)).toMatchObject({
      tag,
      renotify: true,
      requireInteraction: false,
    });
  });

  it.each(['/bookings/1', '/emergency/protection', '/emergency'])('is quiet about %s', (path) => {
    const options = optionsOf({ title: 'A', path }, true);
    expect(options.tag).toBe(path);
    expect(options.renotify ?? false).toBe(false);
    expect(options.requireInteraction ?? false).toBe(false);
  });
});

describe('optionsOf, with the times of a push', () => {
  it('has what is urgent sound anew, says when it was written, and is silent about what is over', () => {
    const urgent = { title: 'A', path: '/admin', at: 7, until: 9, isUrgent: true };
    const shown = { renotify: true, requireInteraction: false, timestamp: 7 };
    expect(optionsOf(urgent, true)).toMatchObject({ ...shown, data: { path: '/admin', until: 9 } });
    const quiet = optionsOf({ ...urgent, isQuiet: true }, true);
    expect(quiet).toMatchObject({ silent: true });
    expect(quiet.renotify).toBeUndefined();
  });
});

describe('openFromNotification', () => {
  const press = async (answers: boolean, focuses = true) => {
    const navigate = vi.fn(async () => ({}));
    const open = {
      focus: async () => {
        if (!focuses) throw new TypeError('not allowed');
      },
      postMessage: (_said: unknown, [port]: MessagePort[]) => answers && port?.postMessage(true),
      navigate,
    };
    vi.stubGlobal('self', { clients: { matchAll: async () => [open] } });
    await openFromNotification({ close() {}, data: { path: '/emergency/1' } } as never);
    vi.unstubAllGlobals();
    return navigate.mock.calls;
  };

  it('leaves it to a page that answers, and opens it itself where the app has not loaded', async () => {
    expect(await press(true)).toEqual([]);
    expect(await press(false)).toEqual([['/emergency/1']]);
    expect(await press(false, false)).toEqual([['/emergency/1']]);
  });
});

describe('readPush', () => {
  it('reads title, path and times', () => {
    expect(readPush('{"title":"A visit","path":"/bookings/1"}')).toMatchObject({
      title: 'A visit',
      path: '/bookings/1',
      isUrgent: false,
    });
    const timed = '{"title":"A","path":"/call/1","at":7,"until":9,"urgent":true}';
    expect(readPush(timed)).toMatchObject({ at: 7, until: 9, isUrgent: true });
    expect(readPush('{"title":"A","at":"7","until":{}}')).toMatchObject({ at: undefined });
  });

  it.each(['//else.test', '/\\else.test', 'https://else.test', 3])('leads home for %s', (path) => {
    expect(readPush(JSON.stringify({ title: 'A', path }))?.path).toBe('/');
  });

  it.each(['', 'words', '{}', '{"title":""}', 'null'])('is nothing when it is %s', (text) => {
    expect(readPush(text)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { optionsOf, readPush } from './push.ts';

describe('optionsOf', () => {
  const emergency = '/emergency/019aa000-0000-7000-8000-0000000000e1?elder=1';

  it('has each message of an emergency sound, and the first stay until it is seen', () => {
    const tag = emergency;
    expect(optionsOf(emergency, true)).toMatchObject({
      tag,
      renotify: true,
      requireInteraction: true,
    });
    expect(optionsOf(emergency, false)).toMatchObject({
      tag,
      renotify: true,
      requireInteraction: false,
    });
  });

  it.each(['/bookings/1', '/emergency/protection', '/emergency'])('is quiet about %s', (path) => {
    const options = optionsOf(path, true);
    expect(options.tag).toBe(path);
    expect(options.renotify ?? false).toBe(false);
    expect(options.requireInteraction ?? false).toBe(false);
  });
});

describe('readPush', () => {
  it('reads title and path', () => {
    expect(readPush('{"title":"A visit","path":"/bookings/1"}')).toEqual({
      title: 'A visit',
      path: '/bookings/1',
    });
  });

  it.each(['//else.test', '/\\else.test', 'https://else.test', 3])('leads home for %s', (path) => {
    expect(readPush(JSON.stringify({ title: 'A', path }))?.path).toBe('/');
  });

  it.each(['', 'words', '{}', '{"title":""}', 'null'])('is nothing when it is %s', (text) => {
    expect(readPush(text)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { readPush } from './push.ts';

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

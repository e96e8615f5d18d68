import { describe, expect, it } from 'vitest';
import { isPageMessage, isWorkerMessage } from './messages.ts';

describe('isWorkerMessage', () => {
  it('accepts commands and hashed files only', () => {
    expect(isWorkerMessage({ type: 'take-over' })).toBe(true);
    expect(isWorkerMessage({ type: 'keep', urls: ['/assets/base-1.js'] })).toBe(true);
    for (const urls of [['/api/bookings'], ['https://else.test/'], [1], 'x', undefined]) {
      expect(isWorkerMessage({ type: 'keep', urls })).toBe(false);
    }
    expect(isWorkerMessage(null)).toBe(false);
  });
});

describe('isPageMessage', () => {
  it('accepts paths of this app', () => {
    expect(isPageMessage({ type: 'go-to', path: '/chat' })).toBe(true);
    expect(isPageMessage({ type: 'go-to', path: '//else.test' })).toBe(false);
    expect(isPageMessage('go-to')).toBe(false);
  });
});

import { expect, it } from 'vitest';
import { afterSignIn } from './after-sign-in.ts';

it('leads after signing in to the page that was asked for, otherwise to the own home', () => {
  expect(afterSignIn(null, ['PATIENT'])).toBe('/dashboard');
  expect(afterSignIn(null, ['FAMILY'])).toBe('/family-dashboard');
  expect(afterSignIn('/chat', ['PATIENT'])).toBe('/chat');
  expect(afterSignIn('//evil.example', ['PATIENT'])).toBe('/');
});

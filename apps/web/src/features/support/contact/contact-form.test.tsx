import { phonePlaceholderOf } from '@hafi/base/phone';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { expectSaid, press } from '../../../../test/said.ts';
import { i18n, loadWords, setLocale } from '../../../lib/words/words.ts';
import { ContactForm } from './contact-form.tsx';

const rose = {
  id: '01a1fe37-6e18-7000-b690-b8c9fee9475d',
  firstName: 'Rose',
  lastName: 'Uwase',
  email: 'rose@hafi.test',
  phoneNumber: null,
  place: { country: 'BE' },
} as Parameters<typeof ContactForm>[0]['account'];

const show = (account: typeof rose, subject = '') =>
  render(
    <I18nProvider i18n={i18n}>
      <ContactForm account={account} subject={subject} />
    </I18nProvider>,
  );

beforeEach(async () => {
  sessionStorage.clear();
  await loadWords('core', 'app', 'support');
  await setLocale('en');
});

it('is prefilled with the signed-in person and the subject of the link', () => {
  show(rose, 'A care plan');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Rose Uwase');
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'rose@hafi.test');
  expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'A care plan');
  expect(screen.getByRole('radio', { name: /^Normal/ })).toHaveProperty('checked', true);
  expect(screen.getByLabelText(/^Phone/)).toHaveProperty('placeholder', phonePlaceholderOf('BE'));
});

it('requires name, e-mail, subject and message, and no phone', async () => {
  show(null);
  fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  const summary = await screen.findByRole('alert');
  expect([...summary.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '#name',
    '#email',
    '#subject',
    '#message',
  ]);
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

it('tells people who choose emergency to call, and only them', () => {
  show(null);
  expect(screen.queryByText('Do not write, call 912')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /^Emergency/ }));
  expect(screen.getByText('Do not write, call 912')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Call 912' }).getAttribute('href')).toBe('tel:912');
  fireEvent.click(screen.getByRole('radio', { name: /^High/ }));
  expect(screen.queryByText('Do not write, call 912')).toBeNull();
});

it('hides the honeypot from people and keyboards', () => {
  show(null);
  const trap = document.querySelector<HTMLInputElement>('input[name=website]');
  expect(trap?.tabIndex).toBe(-1);
  expect(trap?.closest('[aria-hidden="true"]')).toBeTruthy();
});

it('can be submitted without script', () => {
  show(null);
  const form = document.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/api/contact');
  expect(form?.method).toBe('post');
  expect(form?.enctype).toBe('application/x-www-form-urlencoded');
});

it('says beside its button that it was sent, with the number, and is empty again', async () => {
  const reference = 'HAFI-2026-0001';
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: { reference } })));
  show(rose, 'A care plan');
  const message = screen.getByLabelText<HTMLTextAreaElement>('Message');
  fireEvent.input(message, { target: { value: 'We would like to know more.' } });
  await press('Send Message');
  await expectSaid(new RegExp(reference));
  expect(message.value).toBe('');
});

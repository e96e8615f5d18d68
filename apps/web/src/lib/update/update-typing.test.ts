import { afterEach, describe, expect, it } from 'vitest';
import { hasUnkeepable, keepTyping, returnTyping } from './update-typing.ts';

const form = `<main><input name="email"><textarea id="note"></textarea>
  <input name="agree" type="checkbox"><input name="agree" type="checkbox">
  <input name="password" type="password"><input name="otp"></main>`;
const draw = () => {
  document.body.innerHTML = form;
};
const at = (selector: string) =>
  document.querySelector<HTMLInputElement>(selector) ?? new HTMLInputElement();
const fill = (selector: string, value: string) => {
  at(selector).value = value;
};
let stop = () => {};

afterEach(() => {
  stop();
  sessionStorage.clear();
});

describe('What is typed', () => {
  it('is restored after a reload, also in fields that appear later, but for secrets', async () => {
    draw();
    fill('[name=email]', 'a@hafi.test');
    fill('#note', 'two\nlines');
    fill('[name=password]', 'secret');
    fill('[name=otp]', '123456');
    at('[name=agree]:nth-of-type(3)').checked = true;
    keepTyping();
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/secret|123456/);
    document.body.innerHTML = '';
    const received: string[] = [];
    document.addEventListener('input', ({ target }) => received.push((target as Element).tagName));
    stop = returnTyping();
    draw();
    await Promise.resolve();
    await Promise.resolve();
    expect(at('[name=email]').value).toBe('a@hafi.test');
    expect(at('#note').value).toBe('two\nlines');
    expect(
      [...document.querySelectorAll<HTMLInputElement>('[name=agree]')].map((it) => it.checked),
    ).toEqual([false, true]);
    expect(at('[name=password]').value).toBe('');
    expect(received).toContain('INPUT');
    // Restores only once: the next load of the page starts empty.
    stop();
    draw();
    stop = returnTyping();
    expect(at('[name=email]').value).toBe('');
  });

  it('is reported when it cannot be stored', () => {
    draw();
    expect(hasUnkeepable()).toBe(false);
    fill('[name=password]', 'secret');
    expect(hasUnkeepable()).toBe(true);
  });

  it('is not restored on another page', () => {
    draw();
    fill('[name=email]', 'a@hafi.test');
    keepTyping();
    sessionStorage.setItem('hafi-typed', JSON.stringify({ address: '/else', values: [] }));
    draw();
    stop = returnTyping();
    expect(at('[name=email]').value).toBe('');
  });
});

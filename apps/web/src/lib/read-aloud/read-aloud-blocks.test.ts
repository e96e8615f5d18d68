import { beforeEach, describe, expect, it } from 'vitest';
import { blocksOf } from './read-aloud-blocks.ts';

const main = document.createElement('main');
const said = (path = '/help') =>
  blocksOf(main, path, (element) => !element.closest('.gone')).map(({ text, clip }) =>
    clip ? `${clip}: ${text}` : text,
  );

beforeEach(() => document.body.replaceChildren(main));

describe('blocksOf', () => {
  it('reads headings, paragraphs with their links, and list items, each in one piece', () => {
    main.innerHTML = `<h2>Numbers</h2>
      <p>Call <a href="tel:912">912</a>, <strong>now</strong>.</p>
      <ul><li><a href="/a"><span>One</span> <span>two</span></a></li><li>Three</li></ul>
      <div>Alone <button>Press</button></div>`;
    expect(said()).toEqual(['Numbers', 'Call 912, now.', 'One two', 'Three', 'Alone', 'Press']);
  });

  it('leaves out hidden and decorative elements', () => {
    main.innerHTML = `<p hidden>a</p><p aria-hidden="true">b</p><p class="gone">c</p>
      <svg><title>d</title></svg><script>e</script><select><option>f</option></select>
      <p>Heard<svg><text>g</text></svg></p><p>   </p>`;
    expect(said()).toEqual(['Heard']);
  });

  it('names the clips of marked elements and of the title', () => {
    main.innerHTML = `<h1>Emergency</h1><div data-clip="lead"><p>One.</p><p>Two.</p></div>`;
    expect(said('/emergency')).toEqual(['emergency-title: Emergency', 'lead: One. Two.']);
    expect(said('/')[0]).toBe('home-title: Emergency');
    expect(said('/login/phone')[0]).toBe('login-phone-title: Emergency');
    // Nobody can record a clip for an id.
    const id = '019aa000-0000-7000-8000-0000000000a1';
    expect(said(`/check-ins/${id}`)[0]).toBe('check-ins-title: Emergency');
  });
});

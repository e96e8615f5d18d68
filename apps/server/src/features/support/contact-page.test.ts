import { describe, expect, it } from 'vitest';
import { drawnContactPage } from '../../test/drawn-contact-page.ts';
import { writeRefusedForm } from './contact-page.ts';

const page = drawnContactPage('en');
const none = { values: {}, errors: [], failure: null };

describe('a refused form', () => {
  it('shows what was typed, whatever it was', () => {
    const values = {
      name: '"><script>alert(1)</script>',
      message: '</textarea><img src=x onerror=alert(1)>\n\nMurakoze & murabeho',
      urgency: 'high',
    };
    const html = writeRefusedForm(page, { ...none, values });
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img');
    expect(html).toContain('value="&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;"');
    expect(html).toContain('Murakoze &#38; murabeho</textarea>');
    expect(html.match(/ checked/g)).toHaveLength(1);
    expect(html).toMatch(/value="high"[^>]* checked/);
  });

  it('shows the errors at the field and at the top', () => {
    const errors = [
      { path: 'email', message: 'Enter <an> address.' },
      { path: 'nowhere', message: 'Lost.' },
    ];
    const html = writeRefusedForm(page, { ...none, errors });
    expect(html).toContain('<a href="#contact-email">Enter &#60;an&#62; address.</a>');
    expect(html).toMatch(
      /<p class="error" id="contact-email-error"><svg><\/svg><span>Enter &#60;an&#62; address\.<\/span><\/p><input id="contact-email"/,
    );
    expect(html).toContain('aria-describedby="contact-email-hint contact-email-error"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('<title>Some answers need a look - Get in Touch</title>');
    expect(html.indexOf('role="alert"')).toBeLessThan(html.indexOf('contact-name'));
  });

  it('has no script that would render it again, and is otherwise the same page', () => {
    const html = writeRefusedForm(page, none);
    expect(html).not.toContain('type="module"');
    expect(html).not.toContain('modulepreload');
    expect(html).not.toContain('start.js');
    expect(html).toContain('<script src="/assets/before-paint.js"></script>');
    expect(html).toContain('<!--$-->');
    expect(html).toContain('<noscript>');
  });

  it('needs a form', () => {
    expect(() => writeRefusedForm('<p>none</p>', none)).toThrow('no form');
  });
});

import { type HTMLElement, parse } from 'node-html-parser';
import { escapeHtml } from '../../platform/pages/fill-page.ts';

/** What the drawn form shows again after it was refused. */
export interface RefusedForm {
  /** As typed, by the name of the field. */
  readonly values: Readonly<Record<string, string>>;
  /** What is wrong, in words, in the order of the form. */
  readonly errors: readonly { readonly path: string; readonly message: string }[];
  /** What else went wrong, when no field is. */
  readonly failure: string | null;
}

/**
 * Writes a refused form into the drawn contact page: what was typed, what is wrong beside each
 * field, and the list of it on top. The page has no script then, so that what is written here stays.
 * The pieces are drawn by the page itself, hidden, under `data-piece`: `problems`, `field-error` and
 * `failure`.
 */
export function writeRefusedForm(page: string, refused: RefusedForm): string {
  const root = parse(page, { comment: true, blockTextElements: { script: true, style: true } });
  const form = root.querySelector('form[action="/api/contact"]');
  if (!form) throw new Error('the drawn contact page has no form');
  for (const script of root.querySelectorAll('script[type=module], link[rel=modulepreload]')) {
    script.remove();
  }
  for (const error of refused.errors) showError(root, form, error);
  // Last: the parser would read and write an attribute anew without what keeps it safe.
  for (const [name, value] of Object.entries(refused.values)) showValue(form, name, value);
  showSummary(root, form, refused);
  return root.toString();
}

const controlsOf = (form: HTMLElement, name: string) =>
  form
    .querySelectorAll('input, select, textarea')
    .filter((control) => control.getAttribute('name') === name);

function showValue(form: HTMLElement, name: string, value: string): void {
  for (const control of controlsOf(form, name)) {
    if (control.tagName === 'TEXTAREA') control.innerHTML = escapeHtml(value);
    else if (control.getAttribute('type') === 'radio') {
      control.removeAttribute('checked');
      if (control.getAttribute('value') === value) control.setAttribute('checked', '');
    } else control.setAttribute('value', escapeHtml(value));
  }
}

/** A piece that the page has drawn, as a copy without its mark. */
function pieceOf(root: HTMLElement, name: string): HTMLElement | null {
  const drawn = root.querySelector(`[data-piece="${name}"]`)?.children[0]?.outerHTML;
  return drawn ? (parse(drawn).children[0] ?? null) : null;
}

function showError(
  root: HTMLElement,
  form: HTMLElement,
  { path, message }: { path: string; message: string },
): void {
  const [control] = controlsOf(form, path);
  const note = pieceOf(root, 'field-error');
  const id = control?.id;
  if (!control || !id || !note) return;
  note.id = `${id}-error`;
  const words = note.querySelector('span');
  if (words) words.innerHTML = escapeHtml(message);
  const before =
    form.querySelector(`[id="${id}-hint"]`) ?? form.querySelector(`label[for="${id}"]`);
  (before ?? control).insertAdjacentHTML('afterend', note.outerHTML);
  const described = control.getAttribute('aria-describedby');
  control.setAttribute('aria-describedby', [described, `${id}-error`].filter(Boolean).join(' '));
  control.setAttribute('aria-invalid', 'true');
}

function showSummary(root: HTMLElement, form: HTMLElement, { errors, failure }: RefusedForm): void {
  const summary = pieceOf(root, errors.length > 0 ? 'problems' : 'failure');
  if (!summary) return;
  const list = summary.querySelector('ul');
  if (list) {
    list.innerHTML = errors
      .map(({ path, message }) => {
        const id = controlsOf(form, path)[0]?.id ?? path;
        return `<li><a href="#${escapeHtml(id)}">${escapeHtml(message)}</a></li>`;
      })
      .join('');
  } else {
    const words = summary.querySelector('[data-words]');
    if (words) words.innerHTML = escapeHtml(failure ?? '');
  }
  summary.setAttribute('autofocus', '');
  summary.setAttribute('tabindex', '-1');
  form.insertAdjacentHTML('afterbegin', summary.outerHTML);
  const title = root.querySelector('title');
  const heading = summary.querySelector('h2')?.innerHTML ?? escapeHtml(failure ?? '');
  if (title) title.innerHTML = `${heading} - ${title.innerHTML}`;
}

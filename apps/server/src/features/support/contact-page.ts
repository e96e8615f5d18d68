import { type HTMLElement, parse } from 'node-html-parser';
import { escapeHtml } from '../../platform/pages/fill-page.ts';

/** A refused form, to render it again. */
export interface RefusedForm {
  /** As typed, by field name. */
  readonly values: Readonly<Record<string, string>>;
  /** Errors as text, in the order of the form. */
  readonly errors: readonly { readonly path: string; readonly message: string }[];
  /** The error when no field is invalid. */
  readonly failure: string | null;
}

/**
 * Renders a refused form into the prerendered contact page: the typed values, an error beside each
 * field, and the error summary. Removes the page's scripts, so that the result stays. The page
 * itself contains hidden templates under `data-piece`: `problems`, `field-error` and `failure`.
 */
export function writeRefusedForm(page: string, refused: RefusedForm): string {
  const root = parse(page, { comment: true, blockTextElements: { script: true, style: true } });
  const form = root.querySelector('form[action="/api/contact"]');
  if (!form) throw new Error('the drawn contact page has no form');
  for (const script of root.querySelectorAll('script[defer], template#app')) {
    script.remove();
  }
  for (const error of refused.errors) showError(root, form, error);
  // Last, because the parser would rewrite an attribute without its escaping.
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

/** A copy of one of the page's hidden templates. */
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

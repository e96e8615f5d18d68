import type { Narrative } from '@medplum/fhirtypes';

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    // Control characters that XML does not allow.
    .replaceAll(/[\p{Cc}--[\t\n\r]]/gv, ' ');

/**
 * A narrative of lines, as the limited XHTML that FHIR R4 allows. `language`: where it is known.
 */
export function narrativeOf(lines: readonly string[], language?: string): Narrative {
  const body =
    lines.length === 1
      ? `<p>${escaped(lines[0] ?? '')}</p>`
      : `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;
  const said = language ? ` lang="${language}" xml:lang="${language}"` : '';
  const tags = `xmlns="http://www.w3.org/1999/xhtml"${said}`;
  return { status: 'generated', div: `<div ${tags}>${body}</div>` };
}

import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { PagePart } from '../../lib/page.tsx';

/** A heading with its paragraphs or points. */
export interface TextSection {
  readonly title: MessageDescriptor;
  readonly paragraphs?: readonly MessageDescriptor[];
  readonly points?: readonly MessageDescriptor[];
}

/** Draws sections of running text one below the other. */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  const { _ } = useLingui();
  return sections.map(({ title, paragraphs = [], points = [] }) => (
    <PagePart key={title.id} title={_(title)}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph.id}>{_(paragraph)}</p>
      ))}
      {points.length > 0 ? (
        <ul>
          {points.map((point) => (
            <li key={point.id}>{_(point)}</li>
          ))}
        </ul>
      ) : null}
    </PagePart>
  ));
}

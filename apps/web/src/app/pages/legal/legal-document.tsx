import { Card } from '@hafi/ui/card/card';
import { Stack } from '@hafi/ui/layout/layout';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './legal-document.module.css';

/** A heading with paragraphs, points and a closing sentence; `id` is its anchor. */
export interface LegalSection {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly paragraphs?: readonly MessageDescriptor[];
  readonly points?: readonly MessageDescriptor[];
  readonly closing?: readonly MessageDescriptor[];
}

interface Part {
  readonly id: string;
  readonly title: ReactNode;
  readonly body: ReactNode;
}

/** The sections of a document, with their placeholders filled in. */
export function useLegalParts(
  sections: readonly LegalSection[],
  values: Record<string, ReactNode> = {},
): readonly Part[] {
  const { i18n } = useLingui();
  const text = (message: MessageDescriptor) => i18n._({ ...message, values });
  const lines = (messages: readonly MessageDescriptor[] = []) =>
    messages.map((message) => <p key={message.id}>{text(message)}</p>);
  return sections.map(({ id, title, paragraphs, points = [], closing }) => ({
    id,
    title: text(title),
    body: (
      <>
        {lines(paragraphs)}
        {points.length > 0 ? (
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point.id}>{text(point)}</li>
            ))}
          </ul>
        ) : null}
        {lines(closing)}
      </>
    ),
  }));
}

/** A long text in numbered parts, with a summary on top and a table of contents beside it. */
export function LegalDocument(props: { inShort: readonly string[]; parts: readonly Part[] }) {
  const { inShort, parts } = props;
  return (
    <div className={styles.document}>
      <nav aria-labelledby="contents" className={styles.contents}>
        <h2 id="contents">
          <Trans>On this page</Trans>
        </h2>
        <ol>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <Stack fill gap="section">
        <Card as="section" edge="earth" aria-labelledby="in-short">
          <Stack fill>
            <h2 id="in-short" className={styles.short}>
              <Trans>In short</Trans>
            </h2>
            <ul className={styles.points}>
              {inShort.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Stack>
        </Card>
        <ol className={styles.parts}>
          {parts.map(({ id, title, body }) => (
            <Stack key={id} as="li" fill className={styles.part}>
              <h2 id={id} tabIndex={-1}>
                {title}
              </h2>
              {body}
            </Stack>
          ))}
        </ol>
      </Stack>
    </div>
  );
}

import { hyphenated } from '@hafi/ui/name/long-words';
import { Fragment } from 'react';
import { pieces } from './pieces.ts';
import styles from './talk.module.css';

/**
 * What somebody wrote, as it is: plain text in its own direction, in which addresses of the web are
 * links that show where they lead.
 */
export function LinkedText({ text }: { text: string }) {
  return (
    <p dir="auto" className={styles.text}>
      {pieces(text).map(({ href, text: said }, index) =>
        href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
          <bdi key={index} dir="ltr">
            <a href={href} target="_blank" rel="noopener noreferrer nofollow">
              {href}
            </a>
          </bdi>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
          <Fragment key={index}>{hyphenated(said)}</Fragment>
        ),
      )}
    </p>
  );
}

import { Button } from '@hafi/ui/button/button';
import { Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useOnline } from '../../../lib/online.ts';
import styles from './media.module.css';

/** A picture as the browser draws it. */
interface Drawn {
  readonly src: string;
  readonly alt: string;
  /** What its file is called. */
  readonly name: string;
  readonly isUpright?: boolean;
  readonly size: { width?: number; height?: number };
}

/**
 * A photo; where it does not arrive, or the browser cannot draw it, words and another attempt. It is
 * tried again by itself when the network is back.
 */
export function Photo(props: {
  photo: Drawn;
  /** What stands around the picture. */
  wrap?: (picture: ReactNode) => ReactNode;
  /** Another way to it, beside the words. */
  otherwise?: ReactNode;
}) {
  const { wrap = (picture) => picture, otherwise, photo } = props;
  const { alt, isUpright, name, size, src } = photo;
  const [isMissing, setMissing] = useState(false);
  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline) setMissing(false);
  }, [isOnline]);
  if (isMissing) {
    return (
      <div role="status" className={styles.missing}>
        <p>
          <bdi>{name}</bdi>
        </p>
        <p>
          <Trans>The photo did not arrive, or this browser cannot show it.</Trans>
        </p>
        <div className={styles.acts}>
          <Button variant="link" icon={RotateCw} onClick={() => setMissing(false)}>
            <Trans>Try again</Trans>
          </Button>
          {otherwise}
        </div>
      </div>
    );
  }
  return wrap(
    <img
      src={src}
      alt={alt}
      loading="lazy"
      data-upright={isUpright || undefined}
      onError={() => setMissing(true)}
      {...size}
    />,
  );
}

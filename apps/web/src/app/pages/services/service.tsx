import type { Claim } from '@hafi/contract/support/claims/claims';
import { ButtonLink } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './service.module.css';

/** A service as text: what it is, who does it, what it costs, and where it is. */
export interface ServiceText {
  /** The claim that it makes, also its anchor for links from other pages. */
  readonly id: Claim;
  readonly title: string;
  readonly what: ReactNode;
  readonly who: string;
  readonly cost: string;
  readonly to: string;
  readonly act: string;
}

/** A service entry: name and purpose on the left, facts on the right. */
export function Service({ id, title, what, who, cost, to, act }: ServiceText) {
  return (
    <article id={id} className={styles.service} tabIndex={-1}>
      <Stack gap="tight">
        <h3>{title}</h3>
        <p>{what}</p>
      </Stack>
      <div className={styles.facts}>
        <dl>
          <dt>
            <Trans>Who</Trans>
          </dt>
          <dd>{who}</dd>
          <dt>
            <Trans>Price</Trans>
          </dt>
          <dd>{cost}</dd>
        </dl>
        <ButtonLink as={Link} to={to} variant="link" iconAfter={ArrowRight}>
          {act}
        </ButtonLink>
      </div>
    </article>
  );
}

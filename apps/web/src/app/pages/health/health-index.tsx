import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { PictureRow, PictureRows } from '@hafi/ui/picture-row/picture-row';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { addressOf, health } from './health-address.ts';
import type { HealthPart } from './health-parts.tsx';
import { PartFact } from './part-fact.tsx';
import { WhoseHealth } from './whose-health.tsx';

const own = msg`My health`;

/** The parts of an elder's health as rows, each with its newest fact. */
export function HealthIndex(props: {
  elder: Elder | null;
  elders: readonly Elder[];
  parts: readonly HealthPart[];
  /** It is the reader's own page, with all appointments that concern them. */
  isOwn: boolean;
}) {
  const { elder, elders, isOwn, parts } = props;
  const { t } = useLingui();
  const other = elder !== null && elder.by !== 'self';
  const title = t(other ? health : own);
  const firstName = elder?.firstName ?? '';
  usePageTitle(title);
  return (
    <Stack fill>
      {elder ? <WhoseHealth elder={elder} elders={elders} part={null} /> : null}
      <h1>{title}</h1>
      {other && elder.permissions.includes('health:read') ? (
        <Quiet>
          <Trans>{firstName} sees that you look.</Trans>
        </Quiet>
      ) : null}
      <PictureRows double>
        {parts.map(({ id, name, picture }) => {
          const of = isOwn && id === 'appointments' ? null : elder;
          return (
            <PictureRow
              key={id}
              as={Link}
              to={addressOf(of, id)}
              picture={picture}
              name={t(name)}
              fact={<PartFact elder={of} part={id} />}
            />
          );
        })}
      </PictureRows>
    </Stack>
  );
}

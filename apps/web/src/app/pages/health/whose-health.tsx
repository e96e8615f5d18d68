import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Accordion, AccordionItem } from '@hafi/ui/accordion/accordion';
import { IndexLink, IndexList } from '@hafi/ui/index-list/index-list';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { PatientBanner } from '../../../kit/record/patient-banner.tsx';
import { paths } from '../../../lib/paths.ts';
import { partsOf } from './health-parts.tsx';

/** Whose health it is, for everybody but the elder; and the way to another person's. */
export function WhoseHealth(props: {
  elder: Elder;
  elders: readonly Elder[];
  /** The part that is open. */
  part: string | null;
}) {
  const { elder, elders, part } = props;
  const { t } = useLingui();
  const { firstName } = elder;
  const others = elders.filter(({ id }) => id !== elder.id);
  const addressOf = (other: Elder) =>
    part && partsOf(other).some(({ id }) => id === part)
      ? `${paths.healthOf(other.id)}&tab=${part}`
      : paths.healthOf(other.id);
  const addresses = others.map(addressOf);
  return (
    <>
      <PatientBanner elder={elder} />
      {others.length > 0 ? (
        <Accordion>
          <AccordionItem title={<Trans>Somebody else than {firstName}</Trans>}>
            <IndexList single>
              {others.map(({ by, id, name }, at) => (
                <IndexLink
                  key={id}
                  as={Link}
                  to={addresses[at] ?? paths.healthcare}
                  title={by === 'self' ? t`${name} (you)` : name}
                />
              ))}
            </IndexList>
          </AccordionItem>
        </Accordion>
      ) : null}
    </>
  );
}

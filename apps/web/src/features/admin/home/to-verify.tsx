import type { ClaimToCheck } from '@hafi/contract/circle/representative.schemas';
import type { VettingToCheck } from '@hafi/contract/vetting/vetting.schemas';
import { ButtonLink } from '@hafi/ui/button/button';
import { Sheet, SheetBody, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { badgeNames } from '../../../kit/badges/badge-words.ts';
import { paperWords, vettedRoleWords } from '../../../kit/vetting/vetting-words.ts';
import { paths } from '../../../lib/paths.ts';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { QueryFailure, QueryState } from '../../../lib/query/query-state.tsx';
import { useClaims } from '../people/representative.queries.ts';
import { useVettings } from '../people/vettings.queries.ts';
import styles from './admin.module.css';

/** How many of each kind the first screen shows; the page of people has all. */
const shown = 3;

function OpenLink({ to, name }: { to: string; name: string }) {
  return (
    <ButtonLink as={Link} to={to} variant="second">
      <Trans>Look</Trans>
      <SrOnly> ({name})</SrOnly>
    </ButtonLink>
  );
}

function PersonRow({ one: { badge, district, name, papers, role } }: { one: VettingToCheck }) {
  const { t } = useLingui();
  const as = badge ? t(badgeNames[badge.badge]) : role ? t(vettedRoleWords[role]) : null;
  const what = [as, district].filter(Boolean).join(', ');
  return (
    <SheetRow title={name} line={what} end={<OpenLink to={paths.adminToCheck} name={name} />}>
      <span className={styles.papers}>
        {papers.length === 0 ? (
          <Trans>No papers</Trans>
        ) : (
          papers.map(({ kind }) => t(paperWords[kind])).join(' · ')
        )}
      </span>
    </SheetRow>
  );
}

function ClaimRow({ claim: { claimant, court, elder } }: { claim: ClaimToCheck }) {
  return (
    <SheetRow
      title={claimant}
      line={
        <Trans>
          Wants to represent {elder}, {court}
        </Trans>
      }
      end={<OpenLink to={paths.adminRepresentatives} name={claimant} />}
    />
  );
}

/** Who waits until somebody looks at the papers, with their papers. */
export function ToVerify() {
  const { t } = useLingui();
  const vettings = useVettings('waiting');
  const claims = useClaims();
  const represent = dataOf(claims)?.filter(({ status }) => status === 'waiting');
  return (
    <Sheet
      title={<Trans>People to check</Trans>}
      aside={
        <Link to={paths.adminToCheck}>
          <Trans>Doctors, caregivers and volunteers</Trans>
        </Link>
      }
    >
      <QueryState query={vettings} label={t`Loading...`} failed={t`The list did not arrive`}>
        {({ pages }) => {
          const list = pages.flatMap(({ data }) => data).slice(0, shown);
          const waiting = (represent ?? []).slice(0, shown);
          if (list.length + waiting.length === 0) {
            // Nobody waits only once both lists are known.
            return represent === undefined ? null : (
              <SheetBody>
                <p>
                  <Trans>Nobody waits to be checked.</Trans>
                </p>
              </SheetBody>
            );
          }
          return (
            <SheetRows>
              {list.map((one) => (
                <PersonRow key={one.id} one={one} />
              ))}
              {waiting.map((claim) => (
                <ClaimRow key={claim.id} claim={claim} />
              ))}
            </SheetRows>
          );
        }}
      </QueryState>
      <QueryFailure query={claims} failed={t`Who wants to represent somebody did not arrive.`} />
    </Sheet>
  );
}

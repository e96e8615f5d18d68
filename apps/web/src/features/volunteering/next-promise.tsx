import { IndexLink, IndexList } from '@hafi/ui/index-list/index-list';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { paths } from '../../lib/paths.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { TakenCard } from './taken-card.tsx';
import styles from './volunteering.module.css';
import { useTakenRequests } from './volunteering.queries.ts';

/** What the volunteer has promised: the next one with its next act, the others behind a row. */
export function NextPromise() {
  const { t } = useLingui();
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>What you have promised</Trans>
      </h2>
      <OutcomePlace>
        <QueryState
          query={useTakenRequests('open')}
          label={t`Loading the requests`}
          failed={t`The requests did not arrive`}
          rows={1}
        >
          {({ pages }) => {
            const [next, ...others] = pages.flatMap(({ data }) => data);
            if (!next) {
              return (
                <Quiet>
                  <Trans>You have promised no visit.</Trans>
                </Quiet>
              );
            }
            return (
              <Stack fill>
                <ul className={styles.list}>
                  <TakenCard request={next} />
                </ul>
                {others.length > 0 ? (
                  <IndexList single>
                    <IndexLink
                      as={Link}
                      to={paths.promised}
                      title={
                        <Plural
                          value={others.length}
                          one="# more that you have promised"
                          other="# more that you have promised"
                        />
                      }
                    />
                  </IndexList>
                ) : null}
              </Stack>
            );
          }}
        </QueryState>
      </OutcomePlace>
    </Stack>
  );
}

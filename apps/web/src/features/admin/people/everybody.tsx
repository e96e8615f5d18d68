import { peopleFilters } from '@hafi/contract/admin/people.contract';
import { Badge } from '@hafi/ui/badge/badge';
import { SelectField } from '@hafi/ui/field/text-field';
import { Grid, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Person } from '@hafi/ui/person/person';
import { SearchField } from '@hafi/ui/search-field/search-field';
import { Sheet, SheetRows } from '@hafi/ui/sheet/sheet';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Ban } from 'lucide-react';
import { Link } from 'react-router';
import { PagedList } from '../../../kit/paged-list.tsx';
import { roleWord, roleWords } from '../../../kit/role-words.ts';
import { useDebouncedBox } from '../../../kit/use-debounced.ts';
import { When } from '../../../kit/when.tsx';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { useSearch } from '../../../lib/search.ts';
import { withParam } from '../../../lib/with-param.ts';
import styles from './people.module.css';
import { type PeopleQuery, type PersonLine, usePeople } from './people.queries.ts';
import { PersonPanel } from './person-panel.tsx';

function Row({ one, chosen, to }: { one: PersonLine; chosen: boolean; to: string }) {
  const { t } = useLingui();
  const { district, id, name, photo, roles, seenAt, suspended } = one;
  const what = [...roles.map((role) => t(roleWord(role))), district].filter(Boolean).join(', ');
  return (
    <li className={styles.row} data-chosen={chosen || undefined}>
      <Person
        personId={id}
        name={name}
        photo={photo}
        heading={
          <Link to={to} className={styles.name} aria-current={chosen ? 'true' : undefined}>
            {name}
          </Link>
        }
        line={what}
      />
      <span className={styles.seen}>
        {suspended ? (
          <Badge icon={Ban}>
            <Trans>Suspended</Trans>
          </Badge>
        ) : seenAt ? (
          <When at={seenAt} />
        ) : (
          <Trans>not signed in</Trans>
        )}
      </span>
    </li>
  );
}

/** All accounts, found by name, address, number or role, and the chosen one beside them. */
export function Everybody() {
  const { t } = useLingui();
  const [search, setSearch] = useSearch();
  const query: PeopleQuery = {
    q: search.get('q')?.trim().slice(0, 100) ?? '',
    show: peopleFilters.find((each) => each === search.get('show')) ?? 'all',
  };
  const chosen = search.get('person');
  const change = (name: string, value: string) =>
    setSearch(withParam(search, name, value), { replace: true });
  const { type, typed } = useDebouncedBox(query.q, (q) => change('q', q));
  const people = usePeople(query);
  const { count, suspended = 0 } = dataOf(people)?.pages[0] ?? {};
  const names = { all: t`Everybody`, suspended: t`Suspended (${suspended})` };
  return (
    <Stack fill>
      <Grid as="search" column="narrow">
        <SearchField
          label={t`Find by name, number or e-mail`}
          labelShown
          maxLength={100}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        <SelectField
          label={t`Show`}
          value={query.show}
          onChange={({ target }) => change('show', target.value === 'all' ? '' : target.value)}
          options={peopleFilters.map((value) => ({
            value,
            label: value === 'all' || value === 'suspended' ? names[value] : t(roleWords[value]),
          }))}
        />
      </Grid>
      <div className={styles.columns} data-chosen={chosen ? true : undefined}>
        <Sheet title={<Trans>People</Trans>} count={count}>
          <PagedList
            query={people}
            label={t`Loading...`}
            failed={t`The list did not arrive`}
            empty={
              <Empty title={t`Nobody found`}>{t`Try a part of the name, or another role.`}</Empty>
            }
            progress={(shown) => (
              <Plural value={shown} one="# person shown" other="# people shown" />
            )}
          >
            {(list) => (
              <SheetRows>
                {list.map((one) => (
                  <Row
                    key={one.id}
                    one={one}
                    chosen={one.id === chosen}
                    to={`?${withParam(search, 'person', one.id)}`}
                  />
                ))}
              </SheetRows>
            )}
          </PagedList>
        </Sheet>
        {chosen ? (
          <PersonPanel key={chosen} id={chosen} back={`?${withParam(search, 'person', '')}`} />
        ) : null}
      </div>
    </Stack>
  );
}

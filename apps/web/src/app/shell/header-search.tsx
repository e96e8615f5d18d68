import { SearchField } from '@hafi/ui/search-field/search-field';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';

/** Searches the directory of doctors. */
export function HeaderSearch() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <search>
      <form
        action={paths.doctors}
        onSubmit={(event) => {
          event.preventDefault();
          const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
          void navigate(`${paths.doctors}?${new URLSearchParams({ q })}`);
        }}
      >
        <SearchField
          label={t`Search`}
          name="q"
          placeholder={t`Search patients, doctors, appointments...`}
          autoComplete="off"
        />
      </form>
    </search>
  );
}

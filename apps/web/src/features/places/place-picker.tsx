import type { PlaceLevel } from '@hafi/contract/places/places.contract';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { SelectField } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { dataOf } from '../../lib/query/guarded-query.ts';
import { chooseAt, codeOf, namesOf, type PlaceChoice, provinceOf } from './place-choice.ts';
import { usePlaces } from './places.queries.ts';

/** Province, district, sector, cell, village: each list appears once the level above is chosen. */
export function PlacePicker(props: {
  value: PlaceChoice;
  onChange: (choice: PlaceChoice) => void;
  /** The error of the district, which is required. */
  error?: string | undefined;
}) {
  const { value, onChange, error } = props;
  const { t } = useLingui();
  const provinces = usePlaces('province', null);
  const districts = usePlaces('district', null);
  const province = provinceOf(value, dataOf(districts));
  const district = codeOf(dataOf(districts), value.district);
  const sectors = usePlaces('sector', district);
  const sector = codeOf(dataOf(sectors), value.sector);
  const cells = usePlaces('cell', sector);
  const cell = codeOf(dataOf(cells), value.cell);
  const villages = usePlaces('village', cell);
  // Without a province all 30 are listed, so a person need not know the province.
  const here = dataOf(districts)?.filter(({ parent }) => province === '' || parent === province);

  const queries = [provinces, districts, sectors, cells, villages];
  const failed = queries.filter(({ isError }) => isError);
  const lists: { level: PlaceLevel; label: string; options: Option[] | undefined }[] = [
    {
      level: 'province',
      label: t`Province`,
      options: dataOf(provinces)?.map(({ code, name }) => ({ value: code, label: name })),
    },
    { level: 'district', label: t`District`, options: named(here) },
    { level: 'sector', label: t`Sector (optional)`, options: named(dataOf(sectors)) },
    { level: 'cell', label: t`Cell (optional)`, options: named(dataOf(cells)) },
    { level: 'village', label: t`Village (optional)`, options: named(dataOf(villages)) },
  ];
  return (
    <Stack fill>
      {lists.map(({ level, label, options }) =>
        options || level === 'province' || level === 'district' ? (
          <SelectField
            key={level}
            name={level}
            label={label}
            placeholder={t`Choose`}
            options={options ?? []}
            value={level === 'province' ? province : value[level]}
            onChange={(event) => onChange(chooseAt(value, level, event.target.value))}
            error={level === 'district' ? error : undefined}
          />
        ) : null,
      )}
      {queries.some(({ isLoading }) => isLoading) ? (
        <SrOnly role="status">
          <Trans>Loading the places</Trans>
        </SrOnly>
      ) : null}
      {failed.length > 0 ? (
        <Alert
          tone="warning"
          live="assertive"
          action={
            <Button
              variant="link"
              onClick={() => {
                for (const query of failed) void query.refetch();
              }}
            >
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>The list of places did not arrive.</Trans>
        </Alert>
      ) : null}
    </Stack>
  );
}

type Option = { value: string; label: string };

function named(places: Parameters<typeof namesOf>[0] | undefined): Option[] | undefined {
  return places && namesOf(places).map((name) => ({ value: name, label: name }));
}

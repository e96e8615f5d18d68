import { weekdays } from '@hafi/base/weekdays';
import { fieldTexts } from '@hafi/contract/core/field-texts';
import { dayNames } from '@hafi/i18n/date-names';
import { Alert, Status } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, Plus, Save } from 'lucide-react';
import { useState } from 'react';
import { useOutcomeNote } from '../../../lib/outcome/outcome-note.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { problemText } from '../../../lib/words/problem-text.ts';
import { useSaveWorkingHours } from '../practice.queries.ts';
import { SpellFields } from './spell-fields.tsx';
import { addSpell, copyDay, faultsOf, type WorkingSpell } from './working-week.ts';

const workdaysAfterMonday = [2, 3, 4, 5];

/** The weekly working hours, one period at a time. */
export function WorkingHoursForm(props: { spells: readonly WorkingSpell[] }) {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const [spells, setSpells] = useState<readonly WorkingSpell[]>(props.spells);
  const [tried, setTried] = useState(false);
  const save = useSaveWorkingHours();
  const saved = useOutcomeNote();
  const faults = faultsOf(spells);
  const change = (next: readonly WorkingSpell[]) => {
    save.reset();
    saved.clear();
    setSpells(next);
  };
  const submit = () => {
    setTried(true);
    saved.clear();
    if (faults.some((fault) => fault !== null)) return;
    save.mutate([...spells], {
      // Beside the button.
      done: null,
      onSuccess: () =>
        saved.say(t`Your working hours are saved: patients can book in them from now on.`),
    });
  };
  return (
    <Stack fill>
      <Quiet>
        <Trans>Kigali time. Public holidays are free by themselves. Booked visits stay.</Trans>
      </Quiet>
      <Card lines>
        {weekdays.map((weekday) => {
          const name = dayNames[locale][weekday - 1] ?? '';
          const own = spells.flatMap((spell, index) =>
            spell.weekday === weekday ? [{ spell, index }] : [],
          );
          return (
            <Stack key={weekday} as="section" fill aria-label={name}>
              <h3>{name}</h3>
              {own.length === 0 ? (
                <Quiet>
                  <Trans>No work</Trans>
                </Quiet>
              ) : null}
              {own.map(({ spell, index }) => {
                const fault = tried ? faults[index] : null;
                return (
                  <SpellFields
                    // Working periods have no id, so their index is the key.
                    key={index}
                    spell={spell}
                    day={name}
                    error={fault ? t(fieldTexts[fault]) : undefined}
                    onChange={(next) =>
                      change(spells.map((old, at) => (at === index ? next : old)))
                    }
                    onRemove={() => change(spells.filter((_old, at) => at !== index))}
                  />
                );
              })}
              <Button variant="link" icon={Plus} onClick={() => change(addSpell(spells, weekday))}>
                <Trans>Add hours</Trans>
                <SrOnly> ({name})</SrOnly>
              </Button>
              {weekday === 1 && own.length > 0 ? (
                <Button
                  variant="link"
                  icon={Copy}
                  onClick={() => change(copyDay(spells, 1, workdaysAfterMonday))}
                >
                  <Trans>Use these hours until Friday</Trans>
                </Button>
              ) : null}
            </Stack>
          );
        })}
      </Card>
      <Status>
        {save.isError ? <Alert tone="error">{problemText(save.error, i18n)}</Alert> : null}
        {tried && faults.some((fault) => fault !== null) ? (
          <Alert tone="error">
            <Trans>Some hours need a look.</Trans>
          </Alert>
        ) : null}
      </Status>
      {saved.note}
      <div>
        <Button icon={Save} busy={save.isPending} busyLabel={t`Please wait`} onClick={submit}>
          <Trans>Save working hours</Trans>
        </Button>
      </div>
    </Stack>
  );
}

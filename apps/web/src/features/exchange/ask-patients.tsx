import type { Elder } from '@hafi/contract/circle/circle.contract';
import { formatDate } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Pair, Quiet } from '@hafi/ui/layout/layout';
import { Plural, Trans } from '@lingui/react/macro';
import { useLocale } from '../../lib/words/locale.ts';
import type { ImportSummary } from './exchange.queries.ts';

/**
 * Asks of each patient of an imported file who may be the elder whether it is: nothing of them is
 * taken over before somebody says so.
 */
export function AskPatients(props: {
  elder: Elder;
  patients: ImportSummary['patients'];
  busy: boolean;
  onAnswer: (reference: string) => void;
}) {
  const locale = useLocale();
  const { busy, elder, onAnswer, patients } = props;
  if (patients.length === 0) return null;
  const { firstName, name: elderName } = elder;
  return (
    <Card as="ul" lines>
      {patients.map(({ birthdate, entries, name, reference }) => {
        const born = birthdate && formatDate(birthdate, locale);
        return (
          <Pair as="li" key={reference}>
            <div>
              <b>
                <Trans>Is this {firstName}?</Trans>
              </b>
              <p>
                {born ? (
                  <Trans>
                    In the file: {name}, born {born}.
                  </Trans>
                ) : (
                  <Trans>In the file: {name}, without a day of birth.</Trans>
                )}{' '}
                <Plural
                  value={entries}
                  one="# entry is about this person."
                  other="# entries are about this person."
                />
              </p>
              <Quiet>
                <Trans>
                  Another person's readings in a record are dangerous. Say yes only if you are sure.
                </Trans>
              </Quiet>
            </div>
            <Button variant="second" busy={busy} onClick={() => onAnswer(reference)}>
              <Trans>
                Yes, {name} is {elderName}
              </Trans>
            </Button>
          </Pair>
        );
      })}
    </Card>
  );
}

import { illnessOf, type KnownIllness } from '@hafi/contract/record/icd';
import { Status } from '@hafi/ui/alert/alert';
import { Quiet } from '@hafi/ui/layout/layout';
import { TextChip, TextChips } from '@hafi/ui/text-chip/text-chip';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '../../lib/words/locale.ts';
import { findIllnesses } from './find-illness.ts';

/**
 * The illnesses of the ICD-10 that a typed name may mean; one that was chosen stands by itself. A name
 * that fits none is kept as it was written.
 */
export function IllnessChoice(props: {
  typed: string;
  /** The chosen code, while the name says the same. */
  code: string | null;
  onChoose: (illness: KnownIllness) => void;
}) {
  const { code, onChoose, typed } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const chosen = code === null ? undefined : illnessOf(code);
  if (code !== null) {
    const name = chosen?.names[locale] ?? typed;
    return (
      <Status>
        <Quiet>
          <Trans>
            Written with its code: {code}, {name}
          </Trans>
        </Quiet>
      </Status>
    );
  }
  const found = findIllnesses(typed, locale);
  if (found.length === 0) {
    return (
      <Status>
        {typed.trim().length > 2 ? (
          <Quiet>
            <Trans>Not in the list: it is kept as you write it, without a code.</Trans>
          </Quiet>
        ) : null}
      </Status>
    );
  }
  return (
    <TextChips label={t`Do you mean`}>
      {found.map((illness) => (
        <TextChip key={illness.code} taken={false} onClick={() => onChoose(illness)}>
          {illness.names[locale]} ({illness.code})
        </TextChip>
      ))}
    </TextChips>
  );
}

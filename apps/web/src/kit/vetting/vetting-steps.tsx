import type { OwnVetting } from '@hafi/contract/vetting/vetting.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { useLingui } from '@lingui/react/macro';
import { useLocale } from '../../lib/words/locale.ts';
import { actWords } from './vetting-words.ts';

/** What was sent, asked, answered and decided, oldest first. */
export function VettingSteps({ steps }: { steps: OwnVetting['steps'] }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Stack as="ol" gap="tight" fill>
      {steps.map(({ act, at, text }) => (
        <li key={`${act} ${at}`}>
          <Quiet>
            {formatDate(new Date(at), locale)} · {t(actWords[act])}
          </Quiet>
          {text ? <p>{text}</p> : null}
        </li>
      ))}
    </Stack>
  );
}

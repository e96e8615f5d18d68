import { changeAutoAnswer, listAutoAnswer } from '@hafi/contract/calls/auto-answer.contract';
import type { AutoAnswer } from '@hafi/contract/calls/call.schemas';
import { noMessages } from '@hafi/ui/drawing/special-shapes';
import { SwitchField } from '@hafi/ui/field/choice-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { relationNames } from '../../../kit/circle/relation-names.ts';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useAct } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';
import { useAccount } from '../../../lib/session.ts';

function OneMember({ elderId, member }: { elderId: string; member: AutoAnswer }) {
  const { t } = useLingui();
  const { isAllowed, name, personId, relation } = member;
  const change = useAct(changeAutoAnswer, (wanted: boolean) => ({
    params: { id: elderId, personId },
    body: { isAllowed: wanted },
  }));
  const isOn = change.isPending ? change.variables === true : isAllowed;
  return (
    <SwitchField
      label={name}
      hint={t(relationNames[relation])}
      checked={isOn}
      onChange={(event) =>
        change.mutate(event.currentTarget.checked, {
          done: event.currentTarget.checked
            ? t`Calls of ${name} open by themselves now.`
            : t`Calls of ${name} ring as before.`,
        })
      }
    />
  );
}

/** Whose calls open by themselves on an elder's device; the elder or who decides says so. */
export function AutoAnswerPage() {
  const { t } = useLingui();
  const { id: me } = useAccount();
  const [search] = useSearchParams();
  const elderId = search.get('elder') ?? me;
  usePageTitle(t`Calls that open by themselves`);
  const query = useAnswer(listAutoAnswer, { params: { id: elderId } });
  return (
    <OutcomePlace>
      <Stack>
        <h1>
          <Trans>Calls that open by themselves</Trans>
        </h1>
        <p>
          <Trans>
            For who can hardly press a button. It rings first, then the call opens with the voice
            alone, never with a picture, and "I cannot now" stops it. It works while Hafi is open on
            the device and may use the microphone. Each change is written down.
          </Trans>
        </p>
        <QueryState
          query={query}
          label={t`Loading the circle`}
          failed={t`The circle did not arrive`}
          isEmpty={(members) => members.length === 0}
          empty={
            <Empty drawing={noMessages} title={t`Nobody may call yet`}>
              {t`Only members of the circle who may write messages can be allowed.`}
            </Empty>
          }
        >
          {(members) => (
            <Stack>
              {members.map((member) => (
                <OneMember key={member.personId} elderId={elderId} member={member} />
              ))}
            </Stack>
          )}
        </QueryState>
      </Stack>
    </OutcomePlace>
  );
}

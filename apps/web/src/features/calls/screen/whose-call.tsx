import type { Call } from '@hafi/contract/calls/call.schemas';
import { useLingui } from '@lingui/react/macro';
import { relationNames } from '../../../kit/circle/relation-names.ts';
import { useAccount } from '../../../lib/session.ts';
import { callerOf, othersIn } from '../live/call-names.ts';

/** By what name a call goes: the other one, or the circle. */
export function useCallName(): (call: Call) => string {
  const { t } = useLingui();
  const { id: me } = useAccount();
  return (call) => {
    const { elder, kind } = call;
    if (kind === 'circle' && elder) {
      const { firstName } = elder;
      return elder.id === me ? t`Your circle` : t`The circle of ${firstName}`;
    }
    const others = othersIn(call, me);
    const [first] = others;
    if (others.length <= 1) return first?.name ?? '';
    return others.map(({ firstName }) => firstName).join(', ');
  };
}

/** What the caller is to the reader or to the elder, and that there is a picture. */
export function CallerLine({ call }: { call: Call }) {
  const { t } = useLingui();
  const { id: me } = useAccount();
  const caller = callerOf(call, me);
  const relation = caller?.relation ? t(relationNames[caller.relation]) : null;
  const elder = call.elder?.firstName;
  const parts = [
    call.kind === 'appointment' ? t`Video appointment` : null,
    call.kind === 'circle' && elder ? t`to the whole circle` : relation,
    call.media === 'video' ? t`with picture` : null,
  ].filter((part) => part !== null);
  return <>{parts.join(', ')}</>;
}

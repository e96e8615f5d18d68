import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { ConfirmIdentity } from '../../features/accounts/own-data/confirm-identity.tsx';
import { PhonePin } from '../../features/channels/phone-pin.tsx';
import { ElderScope } from '../../kit/circle/elder-scope.tsx';
import { PageBack } from '../../lib/page/page-back.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { paths } from '../../lib/paths.ts';

const decides = ({ by, decidesAs }: Elder) => by === 'self' || decidesAs !== null;

/** The PIN of an elder's phone without apps, for who decides for the elder. */
export function PhonePinPage() {
  const { id = '' } = useParams();
  const { t } = useLingui();
  usePageTitle(t`Phone PIN`);
  return (
    <Stack fill gap="loose">
      <PageBack to={paths.circleOf(id)} name={t`The circle`} />
      <h1>
        <Trans>Phone PIN</Trans>
      </h1>
      <ElderScope wanted={id} serves={decides} nobody={null}>
        {({ by, firstName }) => (
          <PhonePin
            elderId={id}
            firstName={by === 'self' ? null : firstName}
            confirm={ConfirmIdentity}
          />
        )}
      </ElderScope>
    </Stack>
  );
}

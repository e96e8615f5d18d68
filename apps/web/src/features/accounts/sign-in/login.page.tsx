import { Heading } from '@hafi/ui/heading/heading';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { OtherSignIns } from '../social/other-sign-ins.tsx';
import { ArrivalMessage } from './arrival-message.tsx';
import { useArrivalText } from './arrival-texts.ts';
import { LoginForm } from './login-form.tsx';

/** The sign-in page: e-mail and password, or another way. */
export function LoginPage() {
  const { t } = useLingui();
  usePageTitle(t`Sign In`);
  const arrival = useArrivalText();
  const { search } = useLocation();
  return (
    <Stack fill gap="loose">
      <Heading level={1}>
        <Trans>Sign In</Trans>
      </Heading>
      <ArrivalMessage tone={arrival?.tone ?? 'success'} text={arrival?.text ?? null} />
      <LoginForm />
      <OtherSignIns />
      <p>
        <Trans>
          New to Hafi? <Link to={{ pathname: paths.signup, search }}>Open an account</Link>
        </Trans>
      </p>
    </Stack>
  );
}

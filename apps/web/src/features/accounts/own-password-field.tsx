import { PasswordField, type PasswordFieldProps } from '@hafi/ui/field/text-field';
import { useLingui } from '@lingui/react/macro';

/** A password field with a show button, labelled. */
export function OwnPasswordField(props: Omit<PasswordFieldProps, 'showText' | 'hideText'>) {
  const { t } = useLingui();
  return <PasswordField {...props} showText={t`Show`} hideText={t`Hide`} />;
}

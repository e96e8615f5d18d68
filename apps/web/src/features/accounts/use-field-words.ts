import { useLingui } from '@lingui/react/macro';

/** Error messages that name the missing field, so that the error summary is clear. */
export function useFieldWords(): Record<string, string> {
  const { t } = useLingui();
  const phone = t`Enter your phone number.`;
  const tooShort = t`Password must be at least 6 characters long.`;
  return {
    'firstName.required': t`Enter your first name.`,
    'lastName.required': t`Enter your last name.`,
    'email.required': t`Enter your e-mail address.`,
    'phone.required': phone,
    'phoneNumber.required': phone,
    'password.required': t`Enter your password.`,
    'password.too-short': tooShort,
    'newPassword.too-short': tooShort,
    'confirmPassword.required': t`Enter the password again.`,
    'currentPassword.required': t`Enter your current password.`,
    'role.required': t`Choose who you are.`,
    'district.required': t`Choose a district.`,
  };
}

/** Every role of an account. ADMIN is given by the operator, never at sign-up. */
export const roles = ['ADMIN', 'DOCTOR', 'CAREGIVER', 'PATIENT', 'VOLUNTEER', 'FAMILY'] as const;
export type Role = (typeof roles)[number];

/** The account types that a person can choose at sign-up. */
export const signUpRoles = ['PATIENT', 'FAMILY', 'CAREGIVER', 'DOCTOR', 'VOLUNTEER'] as const;

/**
 * Roles that see many people's health or decide for all: a PIN of four digits never opens their
 * session.
 */
const withoutPin: readonly Role[] = ['DOCTOR', 'ADMIN'];

/** Whether somebody with these roles may switch by PIN on a shared phone. */
export const mayUsePin = (held: readonly string[]): boolean =>
  !withoutPin.some((role) => held.includes(role));

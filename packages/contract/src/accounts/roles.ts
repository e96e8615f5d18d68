/** Every role of an account. ADMIN is given by the operator, never at sign-up. */
export const roles = ['ADMIN', 'DOCTOR', 'CAREGIVER', 'PATIENT', 'VOLUNTEER', 'FAMILY'] as const;
export type Role = (typeof roles)[number];

/** The account types that a person can choose at sign-up. */
export const signUpRoles = ['PATIENT', 'FAMILY', 'CAREGIVER', 'DOCTOR', 'VOLUNTEER'] as const;

/** Every role an account can have. ADMIN is given by the operator, never by sign-up. */
export const roles = ['ADMIN', 'DOCTOR', 'CAREGIVER', 'PATIENT', 'VOLUNTEER', 'FAMILY'] as const;
export type Role = (typeof roles)[number];

/** The account types that a new person may choose. */
export const signUpRoles = ['PATIENT', 'FAMILY', 'CAREGIVER', 'DOCTOR', 'VOLUNTEER'] as const;

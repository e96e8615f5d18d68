/**
 * Rwanda's emergency numbers, in the order in which they are offered. 912 (SAMU) is the ambulance
 * and needs a working SIM; 112 works from any handset (3GPP TS 22.101, 10.1.1).
 */
export const emergencyNumbers = ['912', '112', '111', '113'] as const;
export type EmergencyNumber = (typeof emergencyNumbers)[number];

/**
 * Toll-free helplines (RURA's list of toll-free numbers and the Rwanda National Police): drowning,
 * health advice, domestic violence, children.
 */
export const helplines = ['110', '114', '3512', '116'] as const;
export type Helpline = (typeof helplines)[number];

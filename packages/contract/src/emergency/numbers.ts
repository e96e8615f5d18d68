/**
 * Rwanda's emergency numbers in the order in which we offer them. 912 (SAMU) is the ambulance and
 * needs a working SIM; 112 works from any handset (3GPP TS 22.101, 10.1.1).
 */
export const emergencyNumbers = ['912', '112', '111', '113'] as const;
export type EmergencyNumber = (typeof emergencyNumbers)[number];

import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { forgetPlacesWork, forgetWaysWork } from './course/forget-positions.job.ts';
import { climbEmergenciesWork, fireEmergenciesWork } from './course/run-emergencies.job.ts';
import { tellChangedMindsWork } from './course/tell-changed-minds.job.ts';
import { tellUnreachedContactsWork } from './course/tell-unreached-contacts.job.ts';
import { type EmergencyNeeds, emergenciesHandlers } from './emergencies.routes.ts';
import { emergencyHandlers } from './emergency.routes.ts';
import { gatePhotoHandlers } from './gate-photo/gate-photo.routes.ts';
import { emergencyData } from './own-emergencies.ts';
import { findUnprotected } from './protection/find-unprotected.job.ts';
import { agreementData } from './protection/own-agreements.ts';
import { protectionHandlers } from './protection/protection.routes.ts';
import { renewAgreementsWork, watchProtectionWork } from './protection/watch-protection.job.ts';

/** Whom to call in an emergency, and calls for help. */
export const emergencyFeature = (platform: Platform, needs: EmergencyNeeds): Feature => ({
  handlers: [
    ...emergencyHandlers(platform),
    ...emergenciesHandlers(platform, needs),
    ...gatePhotoHandlers(platform),
    ...protectionHandlers(platform),
  ],
  due: [
    fireEmergenciesWork(platform),
    climbEmergenciesWork(platform),
    tellUnreachedContactsWork(platform),
    tellChangedMindsWork(platform),
    forgetWaysWork,
    forgetPlacesWork,
    watchProtectionWork(platform),
    renewAgreementsWork(platform),
  ],
  crons: [findUnprotected(platform)],
  personalData: [...emergencyData(platform), agreementData],
});

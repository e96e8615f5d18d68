/**
 * The text that an elder consents to, orally before a witness, when somebody registers them. Its
 * version is `consentVersion`; it is read in a language that the elder understands.
 */
export const managedConsentText = /*i18n*/ {
  id: 'circle.managed-consent',
  message:
    'I agree that this person opens a Hafi account for me and keeps it for me. They may see and do there what I may: my health, where I live, alerts, visits and the people around me. I may take the account over, or take this yes back, at any time. Each look at my health is written down, and I can read who looked.',
};

import { KeyRound, Phone, Shield, TriangleAlert } from 'lucide-react';
import { AllergyMark, PatientBanner } from './patient-banner.tsx';

export function Example() {
  return (
    <PatientBanner
      aria-label="The patient"
      personId="esperance"
      name="Espérance Mukamana"
      heading={<h2>Espérance Mukamana</h2>}
      line="74, woman"
      more="born 12 May 1952"
      facts={[
        { id: 'phone', icon: Phone, text: <a href="tel:+250788000001">0788 000 001</a> },
        { id: 'insurance', icon: Shield, text: 'Mutuelle', wideOnly: true },
        { id: 'access', icon: KeyRound, text: 'Access until 30 June' },
      ]}
    >
      <AllergyMark danger icon={TriangleAlert}>
        Allergic to penicillin
      </AllergyMark>
    </PatientBanner>
  );
}

import type { Specialty } from '@hafi/contract/doctors/doctor-kinds';

/** A fictional doctor of the demo. */
export interface DemoDoctor {
  readonly firstName: string;
  readonly lastName: string;
  readonly specialty: Specialty;
  /** In years. */
  readonly experience: number;
  readonly sectorCode: string;
  readonly workplace: string;
  /** The language of the bio, which they speak best. */
  readonly speaks: 'rw' | 'en' | 'fr';
}

type Line = readonly [string, string, Specialty, number, string, string, DemoDoctor['speaks']];

const general = 'general-medicine';

/** At least one in each of the 30 districts. */
const lines: readonly Line[] = [
  ['Solange', 'Umuhoza', 'geriatrics', 21, '1213', 'Umubano Clinic', 'rw'],
  ['Eric', 'Nshimyumuremyi', 'cardiology', 17, '1207', 'Hillside Heart Centre', 'en'],
  ['Béatrice', 'Mukagasana', 'endocrinology', 14, '1209', 'Clinique La Source', 'fr'],
  ['Olivier', 'Kamanzi', 'ophthalmology', 9, '1204', 'Gisozi Eye Clinic', 'en'],
  ['Alice', 'Uwineza', general, 6, '1104', 'Ivuriro Amahoro', 'rw'],
  ['Théogène', 'Rugamba', 'dentistry', 12, '1108', 'Inseko Dental Clinic', 'rw'],
  ['Sandrine', 'Iradukunda', 'psychiatry', 11, '1106', 'Icyizere Centre', 'fr'],
  ['Emmanuel', 'Ndayambaje', 'orthopaedics', 19, '1306', 'Clinique Espoir', 'fr'],
  ['Grace', 'Ishimwe', 'physiotherapy', 8, '1305', 'Step by Step Physio', 'en'],
  ['Pascal', 'Hakizimana', 'ent', 15, '1309', 'Clinique Écoute', 'fr'],
  ['Josiane', 'Nyiraneza', general, 10, '2101', 'Ivuriro Ubumwe', 'rw'],
  ['Fidèle', 'Mbarushimana', general, 7, '2211', 'Ivuriro Urukundo', 'rw'],
  ['Agnès', 'Mukandori', 'geriatrics', 24, '2303', 'Ivuriro Impuhwe', 'rw'],
  ['Claude', 'Sibomana', 'neurology', 16, '2409', 'Clinique des Mille Collines', 'fr'],
  ['Diane', 'Umutesi', 'cardiology', 13, '2414', 'Tumba Medical Centre', 'en'],
  ['Gilbert', 'Nsabimana', general, 5, '2503', 'Ivuriro Agaciro', 'rw'],
  ['Yvonne', 'Uwamariya', 'ophthalmology', 18, '2609', 'Ivuriro Urumuri', 'rw'],
  ['Alexis', 'Bigirimana', 'endocrinology', 20, '2708', 'Clinique Vie Nouvelle', 'fr'],
  ['Christine', 'Mukeshimana', 'physiotherapy', 6, '2812', 'Runda Physio', 'en'],
  ['Bosco', 'Tuyisenge', general, 13, '3101', 'Ivuriro Ikivu', 'rw'],
  ['Pélagie', 'Nyirabagenzi', general, 22, '3202', 'Ivuriro Amizero', 'rw'],
  ['Désiré', 'Mugabo', 'urology', 14, '3304', 'Clinique du Lac', 'fr'],
  ['Annonciata', 'Uwizeye', 'dentistry', 9, '3312', 'Rugerero Dental Care', 'en'],
  ['Félix', 'Hakuzimana', general, 11, '3407', 'Ivuriro Inkingi', 'rw'],
  ['Marthe', 'Nyirahirwa', 'geriatrics', 15, '3511', 'Ivuriro Umurage', 'rw'],
  ['Thierry', 'Ruzindana', 'orthopaedics', 12, '3609', 'Clinique Kivu Sud', 'fr'],
  ['Consolée', 'Mukashema', general, 8, '3705', 'Ivuriro Isoko', 'rw'],
  ['Jean Pierre', 'Gasana', general, 17, '4103', 'Ivuriro Ubwiza', 'rw'],
  ['Clarisse', 'Nyirantezimana', 'endocrinology', 10, '4204', 'Ivuriro Inzira', 'rw'],
  ['Valens', 'Munyentwari', 'cardiology', 23, '4308', 'Volcano View Clinic', 'en'],
  ['Jacqueline', 'Uwera', 'ent', 7, '4302', 'Ivuriro Ijwi', 'rw'],
  ['Aimable', 'Nzeyimana', general, 9, '4416', 'Ivuriro Burera', 'rw'],
  ['Rosine', 'Mutoni', 'psychiatry', 12, '4503', 'Icyizere Byumba', 'rw'],
  ['Donat', 'Rwabukamba', 'neurology', 20, '5105', 'Clinique du Soleil', 'fr'],
  ['Peace', 'Kayitesi', 'ophthalmology', 11, '5210', 'Eastern Eye Centre', 'en'],
  ['Samuel', 'Byiringiro', general, 6, '5304', 'Ivuriro Umucyo', 'rw'],
  ['Liliane', 'Mukamwiza', 'physiotherapy', 13, '5404', 'Kayonza Physio', 'en'],
  ['Silas', 'Niyigena', general, 15, '5505', 'Ivuriro Akagera', 'rw'],
  ['Eugénie', 'Mukarugwiza', 'urology', 18, '5605', 'Clinique Horizon', 'fr'],
  ['Prosper', 'Ntakirutimana', 'dentistry', 10, '5710', 'Nyamata Dental Clinic', 'en'],
];

export const demoDoctors: readonly DemoDoctor[] = lines.map(
  ([firstName, lastName, specialty, experience, sectorCode, workplace, speaks]) => ({
    firstName,
    lastName,
    specialty,
    experience,
    sectorCode,
    workplace,
    speaks,
  }),
);

/** A doctor who waits to be verified. */
export const waitingDoctor: DemoDoctor = {
  firstName: 'Kevin',
  lastName: 'Murenzi',
  specialty: 'cardiology',
  experience: 4,
  sectorCode: '1207',
  workplace: 'Hillside Heart Centre',
  speaks: 'en',
};

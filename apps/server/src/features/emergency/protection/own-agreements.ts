import type { Db } from '../../../platform/db/database.ts';
import { dataTime, type PersonalData } from '../../../platform/personal-data/personal-data.ts';
import { deleteAgreementsOf, findAgreements, findAgreementsOfPerson } from './agreements.repo.ts';
import { deleteState } from './states.repo.ts';

async function readAgreements(db: Db, personId: string) {
  const rows = [
    ...(await findAgreements(db, [personId])),
    ...(await findAgreementsOfPerson(db, personId)),
  ];
  return rows.map(({ agrees, answeredAt, askedAt, id, phone }) => ({
    id,
    phoneNumber: phone,
    agrees,
    askedAt: dataTime(askedAt),
    answeredAt: dataTime(answeredAt),
  }));
}

/** Who agreed to be called, as personal data of the elder and of who was asked. */
export const agreementData: PersonalData = {
  name: 'contactAgreements',
  read: readAgreements,
  erase: async (tx, personId) => {
    await deleteState(tx, personId);
    await deleteAgreementsOf(tx, personId);
  },
};

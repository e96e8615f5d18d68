import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { titled } from './doctors.presenter.ts';
import { findDoctorByPerson } from './doctors.repo.ts';
import { closePractice, findReviewsBy, wipeReviewsBy } from './own-words.repo.ts';

/** A doctor's own practice, and a person's reviews of doctors, as personal data. */
export const doctorData = ({ clock }: Platform): readonly PersonalData[] => [
  {
    name: 'practice',
    async read(db, personId) {
      const row = await findDoctorByPerson(db, personId);
      if (!row) return [];
      const { specialty, bio, workplace, sector, district, languages, phone, email } = row;
      return [
        {
          specialty,
          bio,
          workplace,
          sector,
          district,
          languages,
          email,
          phoneNumber: phone,
          practisingSince: row.practisingSince,
          createdAt: dataTime(row.createdAt),
        },
      ];
    },
    erase: (tx, personId) => closePractice(tx, personId, clock.now()),
  },
  {
    name: 'reviews',
    async read(db, personId) {
      const rows = await findReviewsBy(db, personId);
      return rows.map(({ doctor, stars, comment, createdAt }) => ({
        doctor: titled(doctor),
        stars,
        comment,
        createdAt: dataTime(createdAt),
      }));
    },
    erase: wipeReviewsBy,
  },
];

import { inTransaction as runInTransaction } from '../../platform/db/database.ts';

export const inTransaction = runInTransaction;

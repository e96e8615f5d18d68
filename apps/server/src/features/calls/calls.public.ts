export { lastSpoken } from './course/last-spoken.repo.ts';

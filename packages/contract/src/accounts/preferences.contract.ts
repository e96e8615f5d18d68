import { dataOf, endpoint } from '../core/endpoint.ts';
import { preferences, preferencesBody } from './preferences.schemas.ts';

export const getPreferences = endpoint({
  method: 'GET',
  path: '/api/preferences',
  access: 'signed-in',
  topics: ['accounts'],
  summary: 'Look, language, region and channels that the person has chosen, with the defaults.',
  output: dataOf(preferences),
});

export const changePreferences = endpoint({
  method: 'PUT',
  path: '/api/preferences',
  access: 'signed-in',
  topics: ['accounts'],
  summary: 'Change the parts that are given. The last change of a part wins.',
  body: preferencesBody,
  output: dataOf(preferences),
});

import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { account } from './account.schemas.ts';
import { accountsErrors as errors } from './accounts.errors.ts';
import { photoLimit } from './photo-rules.ts';

/** The body is the bytes of the picture, under any Content-Type. */
export const changePhoto = endpoint({
  method: 'PUT',
  path: '/api/auth/photo',
  access: 'signed-in',
  topics: ['session', 'accounts', 'circle'],
  summary: 'Show this photo (the body: JPG, GIF or PNG, at most 2 MB) of the signed-in person.',
  file: { max: photoLimit, tooLarge: errors['photo-too-large'] },
  output: dataOf(account),
  errors: [
    errors['photo-too-large'],
    errors['photo-wrong-kind'],
    errors['photo-broken'],
    errors['photo-too-many-pixels'],
  ],
  heavy: { perHour: 30 },
});

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/api/auth/photo',
  access: 'signed-in',
  topics: ['session', 'accounts', 'circle'],
  summary: 'Show initials again. Harmless when there is no photo.',
  output: dataOf(account),
});

export const getPhoto = endpoint({
  method: 'GET',
  path: '/api/photos/:name',
  access: 'public',
  topics: [],
  summary: 'A photo in one size; of listed doctors for everybody, of others for who is signed in.',
  params: z.object({
    name: z.string().check(
      z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-(128|512)$/, {
        error: 'invalid-id',
      }),
    ),
  }),
  output: 'image/webp',
});

import * as z from 'zod/mini';
import { dataOf, done, endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { uploadErrors } from '../core/uploads.errors.ts';
import { vettingErrors } from '../vetting/vetting.errors.ts';
import { newPaper, vettingWords } from '../vetting/vetting.schemas.ts';
import { badgeOffer, newBadge, ownBadge } from './badge.schemas.ts';
import { badgesErrors as errors } from './badges.errors.ts';

const params = z.object({ id });
const topics = ['badges', 'vetting', 'payments', 'session'] as const;
const changed = ['badges', 'vetting'] as const;

export const listOwnBadges = endpoint({
  method: 'GET',
  path: '/api/badges',
  access: 'signed-in',
  topics,
  summary:
    'The verification badges that one may choose, and those that one has or had, newest first.',
  output: dataOf(z.object({ offers: z.array(badgeOffer), own: z.array(ownBadge) })),
});

export const chooseBadge = endpoint({
  method: 'POST',
  path: '/api/badges',
  access: 'signed-in',
  topics: changed,
  summary: 'Choose a badge. It is then paid, and reviewed once papers are sent.',
  body: newBadge,
  output: dataOf(z.object({ id })),
  status: 201,
  errors: [errors['badge-not-for-you']],
});

export const withdrawBadge = endpoint({
  method: 'POST',
  path: '/api/badges/:id/withdraw',
  access: 'signed-in',
  topics: [...changed, 'payments'],
  summary: 'Do without a badge before it is decided about. What was paid goes back in whole.',
  params,
  output: done,
  errors: [errors['badge-over']],
});

export const addBadgePaper = endpoint({
  method: 'POST',
  path: '/api/badges/:id/papers',
  access: 'signed-in',
  topics: changed,
  summary: 'Add a paper that was sent to /api/uploads, once the badge is paid.',
  params,
  body: newPaper,
  output: done,
  errors: [uploadErrors['upload-gone'], vettingErrors['papers-full'], errors['badge-over']],
});

const paperParams = z.object({ id, paperId: id });

export const removeBadgePaper = endpoint({
  method: 'DELETE',
  path: '/api/badges/:id/papers/:paperId',
  access: 'signed-in',
  topics: changed,
  summary: 'Delete a paper before it is decided about.',
  params: paperParams,
  output: done,
  errors: [errors['badge-over']],
});

export const getBadgePaper = endpoint({
  method: 'GET',
  path: '/api/badges/:id/papers/:paperId/file',
  access: 'signed-in',
  topics: [],
  summary: 'The file of a paper of the own.',
  params: paperParams,
  output: '*/*',
});

export const sendBadge = endpoint({
  method: 'POST',
  path: '/api/badges/:id/send',
  access: 'signed-in',
  topics: changed,
  summary: 'Ask a coordinator to look at the papers of a badge, or send them again.',
  params,
  output: done,
  errors: [vettingErrors['vetting-incomplete'], errors['badge-over']],
});

export const answerBadge = endpoint({
  method: 'POST',
  path: '/api/badges/:id/answer',
  access: 'signed-in',
  topics: changed,
  summary: "Answer the coordinator's question about the papers of a badge.",
  params,
  body: vettingWords,
  output: done,
  errors: [vettingErrors['vetting-incomplete'], errors['badge-over']],
});

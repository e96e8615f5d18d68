import * as z from 'zod/mini';
import { dataOf, done, endpoint, pageOf } from '../core/endpoint.ts';
import { cursor, id, limit } from '../core/fields.ts';
import { uploadErrors } from '../core/uploads.errors.ts';
import { vettingErrors as errors } from './vetting.errors.ts';
import {
  answerVettingBody,
  confirmVettingBody,
  endingWords,
  newPaper,
  ownVetting,
  promises,
  roleLeft,
  sendVettingBody,
  vettingToCheck,
  vettingWords,
} from './vetting.schemas.ts';
import { vettedRoles } from './vetting-terms.ts';

const params = z.object({ id });
const admin = ['ADMIN'] as const;
const ofAdmin = ['admin', 'doctors', 'volunteering'] as const;

export const getOwnVetting = endpoint({
  method: 'GET',
  path: '/api/vetting',
  access: vettedRoles,
  topics: ['vetting', 'session', 'practice'],
  summary: 'How the check of the own identity and papers by a coordinator stands.',
  output: dataOf(ownVetting),
});

export const leaveRole = endpoint({
  method: 'POST',
  path: '/api/vetting/leave-role',
  access: vettedRoles,
  topics: ['session', 'vetting', 'audit'],
  summary:
    'Take another role than the one chosen by mistake, before a profile was filled in or papers were sent.',
  body: roleLeft,
  output: done,
  errors: [errors['role-in-use']],
});

export const addPaper = endpoint({
  method: 'POST',
  path: '/api/vetting/papers',
  access: vettedRoles,
  topics: ['vetting'],
  summary: 'Add a paper that was sent to /api/uploads. Coordinators and the owner can open it.',
  body: newPaper,
  output: done,
  errors: [uploadErrors['upload-gone'], errors['papers-full'], errors['vetting-over']],
});

export const removePaper = endpoint({
  method: 'DELETE',
  path: '/api/vetting/papers/:id',
  access: vettedRoles,
  topics: ['vetting'],
  summary: 'Delete a paper of the own, unless what it shows is confirmed.',
  params,
  output: done,
  errors: [errors['vetting-over']],
});

export const getOwnPaper = endpoint({
  method: 'GET',
  path: '/api/vetting/papers/:id/file',
  access: vettedRoles,
  topics: [],
  summary: 'The file of a paper of the own.',
  params,
  output: '*/*',
});

export const sendVetting = endpoint({
  method: 'POST',
  path: '/api/vetting/send',
  access: vettedRoles,
  topics: ['vetting'],
  summary: 'Ask a coordinator to check the own identity and papers.',
  body: sendVettingBody,
  output: done,
  errors: [errors['vetting-incomplete'], errors['vetting-over']],
});

export const answerVetting = endpoint({
  method: 'POST',
  path: '/api/vetting/answer',
  access: vettedRoles,
  topics: ['vetting'],
  summary: "Answer the coordinator's question, and correct number and last day of the licence.",
  body: answerVettingBody,
  output: done,
  errors: [errors['vetting-incomplete'], errors['vetting-over']],
});

export const listVettings = endpoint({
  method: 'GET',
  path: '/api/admin/vettings',
  access: admin,
  topics: ['admin'],
  summary: 'People who wait for a coordinator, longest first, or those who are confirmed.',
  query: z.object({
    scope: z._default(z.enum(['waiting', 'confirmed']), 'waiting'),
    cursor,
    limit,
  }),
  output: pageOf(vettingToCheck),
});

export const openPaper = endpoint({
  method: 'GET',
  path: '/api/admin/vettings/:id/papers/:paperId/file',
  access: admin,
  topics: [],
  summary: 'The file of a paper. That this coordinator opened it is kept and audited.',
  params: z.object({ id, paperId: id }),
  output: '*/*',
});

export const confirmVetting = endpoint({
  method: 'POST',
  path: '/api/admin/vettings/:id/confirm',
  access: admin,
  topics: ofAdmin,
  summary: 'Confirm the person, after this coordinator has opened every paper.',
  params,
  body: confirmVettingBody,
  output: done,
  errors: [
    errors['vetting-over'],
    errors['vetting-changed'],
    errors['vetting-incomplete'],
    errors['papers-not-opened'],
  ],
});

export const askVetting = endpoint({
  method: 'POST',
  path: '/api/admin/vettings/:id/ask',
  access: admin,
  topics: ofAdmin,
  summary: 'Ask the person a question before deciding.',
  params,
  body: vettingWords,
  output: done,
  errors: [errors['vetting-over']],
});

export const refuseVetting = endpoint({
  method: 'POST',
  path: '/api/admin/vettings/:id/refuse',
  access: admin,
  topics: ofAdmin,
  summary: 'Refuse, with the reason. The person may send again.',
  params,
  body: endingWords,
  output: done,
  errors: [errors['vetting-over'], errors['promises-changed']],
});

export const endVetting = endpoint({
  method: 'POST',
  path: '/api/admin/vettings/:id/end',
  access: admin,
  topics: ofAdmin,
  summary:
    'End a confirmation, with the reason: a doctor leaves the directory and appointments to come are cancelled; a volunteer gives back what was taken.',
  params,
  body: endingWords,
  output: done,
  errors: [errors['vetting-over'], errors['promises-changed']],
});

export const readPromises = endpoint({
  method: 'GET',
  path: '/api/admin/people/:id/promises',
  access: admin,
  topics: ofAdmin,
  summary:
    'What somebody has promised others in their role, by kind and person: it falls when a confirmation is ended, an account suspended or a role changed.',
  params,
  output: dataOf(promises),
});

export const endConfirmation = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/end-confirmation',
  access: admin,
  topics: [...ofAdmin, 'people'],
  summary: 'End the confirmation of a person in their role, with the reason.',
  params,
  body: endingWords,
  output: done,
  errors: [errors['vetting-over'], errors['promises-changed']],
});

import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import { socialProviders } from '@hafi/contract/accounts/social.contract';
import { coreErrors } from '@hafi/contract/core/core.errors';
import type { ErrorDefinition } from '@hafi/contract/core/errors';
import { uploadPath } from '@hafi/contract/core/uploads';
import { uploadErrors } from '@hafi/contract/core/uploads.errors';
import type { Described, Operation } from './operation.ts';

const everywhere = [
  coreErrors['unreadable-request'],
  coreErrors['foreign-origin'],
  coreErrors.internal,
  coreErrors.unavailable,
];

/** What a request of the tus protocol can be refused with, when a file begins. */
export const beginErrors: readonly ErrorDefinition[] = [
  ...everywhere,
  coreErrors['other-person'],
  coreErrors['not-signed-in'],
  coreErrors['too-many-requests'],
  coreErrors['unsupported-media-type'],
  uploadErrors['upload-too-large'],
  uploadErrors['message-file-too-large'],
  uploadErrors['upload-version'],
];

/** The same, for a file that has begun. */
export const continueErrors: readonly ErrorDefinition[] = [
  ...everywhere,
  coreErrors['other-person'],
  coreErrors['not-signed-in'],
  coreErrors['not-found'],
  coreErrors['unsupported-media-type'],
  ...Object.values(uploadErrors),
];

const text = (name: string, required: boolean, description: string): Described => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

const person = { $ref: '#/components/parameters/HafiPerson' };
const version = text('Tus-Resumable', true, 'The version of the protocol: 1.0.0.');
const progress: Described = {
  'Upload-Offset': { description: 'How many bytes have arrived.', schema: { type: 'integer' } },
  'Upload-Length': { description: 'How many there are.', schema: { type: 'integer' } },
};
const idOfUpload: Described = {
  name: 'id',
  in: 'path',
  required: true,
  schema: { type: 'string', format: 'uuid' },
};

/** An operation that is no endpoint of the contract, with its errors. */
interface Other extends Omit<Operation, 'responses'> {
  readonly path: string;
  readonly method: 'get' | 'head' | 'post' | 'patch' | 'delete';
  readonly open?: true;
  readonly answers: Readonly<Record<string, Described>>;
  readonly errors: readonly ErrorDefinition[];
}

const onUpload = {
  path: `${uploadPath}/{id}`,
  tags: ['uploads'],
  parameters: [idOfUpload, person, version],
  errors: continueErrors,
};

const elsewhere = {
  method: 'get',
  tags: ['auth'],
  open: true,
  answers: { '302': { description: 'Go on there.' } },
  errors: [...everywhere, coreErrors['too-many-requests'], accountsErrors['social-sign-in-off']],
} as const;

/** Uploads by the tus protocol, which mounts its own routes, and what tells how the server is. */
export const otherRoutes: readonly Other[] = [
  {
    path: uploadPath,
    method: 'post',
    tags: ['uploads'],
    summary: 'Begin to send a file (tus 1.0.0).',
    parameters: [
      person,
      version,
      text('Upload-Length', true, 'The size of the file, in bytes.'),
      text(
        'Upload-Metadata',
        false,
        'What it is for: `purpose` and, in Base64, `document` (10 MB at most) or `message` (25 MB). `document` where it is not said.',
      ),
    ],
    answers: { '201': { description: 'Begun: `Location` is where to send it.' } },
    errors: beginErrors,
  },
  {
    ...onUpload,
    method: 'head',
    summary: 'How much of a file has arrived.',
    answers: { '200': { description: 'So much.', headers: progress } },
  },
  {
    ...onUpload,
    method: 'patch',
    summary: 'Send more of a file. What is complete is read: its content decides what it is.',
    parameters: [
      idOfUpload,
      person,
      version,
      text('Upload-Offset', true, 'Where the bytes belong.'),
    ],
    requestBody: {
      content: {
        'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } },
      },
    },
    answers: { '204': { description: 'Arrived.', headers: progress } },
  },
  {
    ...onUpload,
    method: 'delete',
    summary: 'Give a file up.',
    answers: { '204': { description: 'Deleted.' } },
  },
  {
    path: '/api/health',
    method: 'get',
    tags: ['server'],
    open: true,
    summary: 'Whether the process lives.',
    answers: { '200': { description: 'It does.', content: { 'application/json': {} } } },
    errors: everywhere,
  },
  {
    path: '/api/ready',
    method: 'get',
    tags: ['server'],
    open: true,
    summary: 'Whether the process can serve: its database, its store of files and its due work.',
    answers: { '200': { description: 'It can.', content: { 'application/json': {} } } },
    errors: everywhere,
  },
  ...socialProviders.flatMap((provider) => [
    {
      ...elsewhere,
      path: `/api/auth/${provider}`,
      summary: `Sign in at ${provider}: leads there, or back with what is wrong.`,
    },
    {
      ...elsewhere,
      path: `/api/auth/${provider}/callback`,
      summary: `The way back from ${provider}.`,
    },
  ]),
];

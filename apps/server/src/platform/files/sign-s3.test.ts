import { expect, test } from 'vitest';
import { sha256, signS3 } from './sign-s3.ts';

/** The examples of "Signature calculations for the Authorization header" in Amazon's S3 reference. */
const signer = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const now = new Date('2013-05-24T00:00:00Z');
const signatureOf = (headers: Record<string, string>) =>
  /Signature=(\w+)$/.exec(headers.authorization ?? '')?.[1];

test('signs the GET of Amazon’s documentation as it says', () => {
  const url = new URL('https://examplebucket.s3.amazonaws.com/test.txt');
  const headers = { range: 'bytes=0-9' };
  const signed = signS3(signer, { method: 'GET', url, headers, bodyHash: sha256('') }, now);
  expect(signatureOf(signed)).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});

test('signs the PUT of Amazon’s documentation as it says', () => {
  const url = new URL('https://examplebucket.s3.amazonaws.com/test%24file.text');
  const headers = {
    date: 'Fri, 24 May 2013 00:00:00 GMT',
    'x-amz-storage-class': 'REDUCED_REDUNDANCY',
  };
  const bodyHash = sha256('Welcome to Amazon S3.');
  const signed = signS3(signer, { method: 'PUT', url, headers, bodyHash }, now);
  expect(signatureOf(signed)).toBe(
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  );
});

import { describe, expect, it } from 'vitest';
import { toJSONSchema } from 'zod/v4/core';
import { fieldTexts } from './field-texts.ts';
import { toFieldIssue } from './issue-code.ts';
import { allEndpoints } from './registry.ts';
import { topics } from './topics.ts';

describe('the contract', () => {
  it('names each method and path once', () => {
    const names = allEndpoints.map(({ method, path }) => `${method} ${path}`);
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });

  it('has a body only where something changes', () => {
    for (const { method, path, body } of allEndpoints) {
      if (method === 'GET') expect(body, path).toBeUndefined();
    }
  });

  it('has for each topic an endpoint with its data', () => {
    const received = allEndpoints
      .filter(({ method }) => method === 'GET')
      .flatMap((each) => each.topics);
    expect([...new Set(received)].toSorted()).toEqual([...topics]);
  });

  it('declares topics for every answer that a screen keeps', () => {
    for (const { method, output, path, topics: made } of allEndpoints) {
      if (method === 'GET' && typeof output !== 'string') expect(made, path).toBeInstanceOf(Array);
    }
  });

  it('marks every answer that holds a secret', () => {
    const secrets =
      /"(token|secret|recoveryCodes|link|url|challenge|ticket|code|otpauthUri|pin|password)":\{/;
    // The code of an illness is no secret.
    const coded = /^\/api\/elders\/:id\/conditions/;
    for (const { answeredAgain, method, output, path, secret } of allEndpoints) {
      if (method === 'GET' || typeof output === 'string' || coded.test(path)) continue;
      // Never stored, so there is no secret in it to be kept.
      if (answeredAgain) continue;
      const schema = JSON.stringify(toJSONSchema(output, { unrepresentable: 'any', io: 'output' }));
      expect(secret ?? false, `${method} ${path}`).toBe(secrets.test(schema));
    }
  });

  it('keeps no answer that says where somebody is', () => {
    for (const { answeredAgain, method, output, path } of allEndpoints) {
      if (method === 'GET' || typeof output === 'string') continue;
      const schema = JSON.stringify(toJSONSchema(output, { unrepresentable: 'any', io: 'output' }));
      // And none that says how a call goes on: told again later, it would ring that is over.
      // Nor how a payment stands, which is asked to hear what is new.
      const mayBe = /^\/api\/(calls|payments\/:id\/check)/.test(path) ? answeredAgain : undefined;
      expect(answeredAgain, `${method} ${path}`).toBe(schema.includes('"latitude"') || mayBe);
    }
  });

  it('describes every parameter of its paths', () => {
    for (const { path, params } of allEndpoints) {
      expect(path.includes(':'), path).toBe(params !== undefined);
    }
  });
});

describe('a wrong field', () => {
  it.each([
    [{ code: 'invalid_type', input: undefined }, 'required'],
    [{ code: 'invalid_type', input: 42 }, 'wrong-type'],
    [{ code: 'too_small', origin: 'string', minimum: 6, input: 'abc' }, 'too-short'],
    [{ code: 'too_big', origin: 'number', maximum: 100, input: 101 }, 'too-big'],
    [{ code: 'invalid_value', input: 'x' }, 'invalid-choice'],
    [{ code: 'custom', message: 'past-date', input: '2020-01-01' }, 'past-date'],
    [{ code: 'something_new' }, 'invalid-format'],
  ])('%o is told as %s, which has a text', (issue, code) => {
    const notified = toFieldIssue({ path: ['billing', 'email'], ...issue });
    expect(notified).toMatchObject({ path: 'billing.email', code });
    expect(fieldTexts).toHaveProperty([code]);
  });
});

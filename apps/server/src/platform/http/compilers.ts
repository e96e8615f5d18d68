import { coreErrors } from '@hafi/contract/core/core.errors';
import { toFieldIssue } from '@hafi/contract/core/issue-code';
import { Problem } from '@hafi/contract/core/problem';
import type { FastifySchemaCompiler } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { $ZodType, safeParse } from 'zod/v4/core';

function schemaOf(given: unknown): $ZodType {
  if (given instanceof $ZodType) return given;
  throw new TypeError('endpoints are described by zod schemas only');
}

/** Validates one part of a request. Invalid input becomes a Problem that names each field. */
export const validatorCompiler: FastifySchemaCompiler<unknown> = ({ schema, httpPart }) => {
  const zodSchema = schemaOf(schema);
  return (data: unknown) => {
    // A missing body counts as empty, so that the answer names every missing field.
    const value = data === null ? (httpPart === 'body' ? {} : undefined) : data;
    const result = safeParse(zodSchema, value, { reportInput: true });
    if (result.success) return { value: result.data };
    const fields = result.error.issues.slice(0, 50).map((issue) => toFieldIssue({ ...issue }));
    return { error: new Problem(coreErrors['invalid-input'], { fields }) };
  };
};

/** Serializes an answer by its schema: fields that the contract does not name are removed. */
export const serializerCompiler: FastifySerializerCompiler<unknown> = ({ schema, method, url }) => {
  const zodSchema = schemaOf(schema);
  return (data: unknown) => {
    const result = safeParse(zodSchema, data);
    if (result.success) return JSON.stringify(result.data);
    throw new Error(`the answer of ${method} ${url} breaks its contract: ${result.error.message}`);
  };
};

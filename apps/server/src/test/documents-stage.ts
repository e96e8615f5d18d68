import type { Actor, circleOf } from './circle-of.ts';
import type { TestApp } from './test-app.ts';
import { sendFile } from './upload-stage.ts';

/** What is said about a document when it is added. */
export const documentFacts = {
  title: 'Analyse de sang (hôpital)',
  kind: 'lab-result',
  date: '2026-11-20',
};

/** The token in the link to a shared document. */
export const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? '';

/** Calls about the documents of a circle's elder, and the links to them. */
export function documentsStage(
  app: TestApp,
  { at }: Pick<Awaited<ReturnType<typeof circleOf>>, 'at'>,
) {
  /** Uploads a file and adds it. */
  const add = async (who: Actor, bytes: Buffer, more: object = {}) => {
    const { uploadId } = await sendFile(app, who, bytes);
    return who.post(`${at}/documents`, { ...documentFacts, uploadId, ...more });
  };
  return {
    add,
    /** Adds a document and returns its id. */
    async added(who: Actor, bytes: Buffer): Promise<string> {
      const answer = await add(who, bytes);
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json().data.id;
    },
    list: async (who: Actor) => (await who.get(`${at}/documents`)).json().data,
    /** Makes a link to a document. */
    async share(who: Actor, documentId: string, hours = 24) {
      const answer = await who.post(`${at}/documents/${documentId}/shares`, { hours });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      const { data } = answer.json();
      return { ...data, token: tokenIn(data.link) };
    },
    /** Opens a link as somebody without an account does. */
    open: (token: string, part = '/file') =>
      app.http.inject({ url: `/api/shared-documents/${token}${part}` }),
  };
}

import { registerElder } from '@hafi/contract/circle/elder-registration.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';

/** Registers an elder; `key` is the same for the same form, so that it happens once. */
export function useRegisterElder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (sent: { body: CallOptions<typeof registerElder>['body']; key: string }) => {
      const { body, key } = sent;
      return (await call(registerElder, { body, idempotencyKey: key })).data;
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['circle'] }),
  });
}

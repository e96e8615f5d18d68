import { minuteInMs } from '@hafi/base/time';
import {
  getOverview,
  listDoctorsToVerify,
  verifyDoctor,
} from '@hafi/contract/admin/admin.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** How the service stands today. */
export function useOverview() {
  return useQuery({
    queryKey: ['admin', 'overview'],
    queryFn: async () => (await call(getOverview, {})).data,
    refetchInterval: minuteInMs,
  });
}

/** Doctors who wait to be listed. */
export function useDoctorsToVerify() {
  return useQuery({
    queryKey: ['admin', 'doctors-to-verify'],
    queryFn: async () => (await call(listDoctorsToVerify, {})).data,
  });
}

/** Lists one doctor in the directory. */
export function useVerifyDoctor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(verifyDoctor, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}

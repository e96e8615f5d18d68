import { acknowledgeAlert, listOpenAlerts } from '@hafi/contract/alerts/alerts.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useLocale } from '../../lib/words/locale.ts';

/** What nobody has seen yet of all elders whose alerts one may see. */
export function useOpenAlerts() {
  const locale = useLocale();
  return useQuery({
    queryKey: ['health', 'alerts', locale],
    queryFn: async ({ signal }) => (await call(listOpenAlerts, { signal })).data,
  });
}

/** Says that one has seen an alert. */
export function useSeeAlert(elderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (alertId: string) => call(acknowledgeAlert, { params: { id: elderId, alertId } }),
    onSettled: () => void client.invalidateQueries({ queryKey: ['health'] }),
  });
}

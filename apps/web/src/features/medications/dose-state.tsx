import type { DoseState as State } from '@hafi/contract/medications/medication-terms';
import { Badge, type BadgeProps } from '@hafi/ui/badge/badge';
import { useLingui } from '@lingui/react/macro';
import { Ban, Check, Clock, type LucideIcon, TriangleAlert } from 'lucide-react';
import { stateNames } from './dose-words.ts';

const badges: Record<State, { tone: BadgeProps['tone']; icon: LucideIcon }> = {
  upcoming: { tone: 'pending', icon: Clock },
  due: { tone: 'sun', icon: Clock },
  taken: { tone: 'confirmed', icon: Check },
  late: { tone: 'confirmed', icon: Clock },
  skipped: { tone: 'pending', icon: Ban },
  missed: { tone: 'sun', icon: TriangleAlert },
};

/** The state of a dose: icon, text and colour. */
export function DoseState({ state }: { state: State }) {
  const { t } = useLingui();
  return <Badge {...badges[state]}>{t(stateNames[state])}</Badge>;
}

/**
 * A call as a person would tell it, kept in plain variables and told step by step: what the server does
 * is compared with it. It shares nothing with the server's own rules.
 */
export function callReference(people: readonly string[]) {
  let now = 0;
  let caller = '';
  let rings = 0;
  let answered = false;
  let alone: number | null = null;
  let outcome: string | null = 'none yet';
  const states = new Map<string, string>();
  /** Which device each person is in it by, and when it last said something. */
  const inIt = new Map<string, { device: string; said: number }>();
  const gone = new Set<string>();

  const isOn = () => outcome === null;
  const someoneRings = () => [...states.values()].includes('ringing');
  const finish = () => {
    for (const person of inIt.keys()) states.set(person, 'left');
    inIt.clear();
    for (const [person, state] of states) if (state === 'ringing') states.set(person, 'missed');
    const others = [...states].filter(([person]) => person !== caller).map(([, state]) => state);
    if (answered) outcome = 'answered';
    else if (others.includes('missed')) outcome = 'missed';
    else outcome = others.includes('declined') ? 'declined' : 'missed';
  };
  /** What follows by itself; `byHand` when somebody has just gone on purpose. */
  const follow = (byHand: boolean) => {
    if (!isOn()) return;
    if (inIt.size >= 2) {
      answered = true;
      alone = null;
      return;
    }
    if (inIt.size === 0) return finish();
    if (someoneRings()) {
      alone = null;
      return;
    }
    if (!answered) return finish();
    const stillThere = [...states.values()].filter((state) => state !== 'left').length;
    if (byHand && (states.size <= 2 || stillThere === 1)) return finish();
    alone ??= now;
    if (now - alone >= 60) finish();
  };

  return {
    isOn,
    start(person: string, device: string) {
      if (isOn()) return this.join(person, device, true);
      caller = person;
      rings = now + 45;
      answered = false;
      alone = null;
      outcome = null;
      states.clear();
      inIt.clear();
      for (const each of people) if (!gone.has(each)) states.set(each, 'ringing');
      states.set(person, 'joined');
      inIt.set(person, { device, said: now });
      follow(false);
      return 'ok';
    },
    join(person: string, device: string, takesOver: boolean) {
      if (!isOn()) return 'call-over';
      const own = inIt.get(person);
      if (own && own.device !== device && !takesOver) return 'answered-elsewhere';
      if (own?.device !== device) inIt.set(person, { device, said: now });
      states.set(person, 'joined');
      follow(false);
      return 'ok';
    },
    decline(person: string) {
      if (!isOn()) return;
      if (states.get(person) === 'ringing') states.set(person, 'declined');
      follow(false);
    },
    leave(person: string, device: string) {
      if (!isOn() || inIt.get(person)?.device !== device) return;
      inIt.delete(person);
      states.set(person, 'left');
      follow(true);
    },
    beat(person: string, device: string) {
      const own = inIt.get(person);
      if (!isOn() || own?.device !== device) return 'call-over';
      own.said = now;
      return 'ok';
    },
    remove(person: string) {
      gone.add(person);
      if (!isOn()) return;
      if (inIt.delete(person)) states.set(person, 'left');
      else if (states.get(person) !== 'left') states.delete(person);
      follow(true);
    },
    pass(seconds: number) {
      now += seconds;
      if (!isOn()) return;
      for (const [person, { said }] of [...inIt]) {
        if (now - said < 30) continue;
        inIt.delete(person);
        states.set(person, 'left');
      }
      if (now >= rings) {
        for (const [person, state] of states) if (state === 'ringing') states.set(person, 'missed');
      }
      follow(false);
    },
    /** What anybody can see of it. */
    seen: () => ({
      outcome,
      states: Object.fromEntries([...states].sort()),
      devices: Object.fromEntries([...inIt].map(([person, { device }]) => [person, device]).sort()),
    }),
  };
}

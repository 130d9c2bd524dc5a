import { beside, heldToPeer, median, type Row } from '../report';
import type { Stage } from '../stage';
import { pageOf, takeTurns, type Subject } from '../subjects';

/** Time from the navigation to the paint of the first twelve cards, on the local network. */
export function measureFirstCards(stage: Stage): Promise<Row[]> {
  return compare(stage, 'first 12 cards painted', { module: 1, script: 1.15 }, { isNetworkSlow: false });
}

/** The same over a network of 10 Mbit/s with 60 ms round trip; files are served uncompressed. */
export function measureFirstCardsSlowNetwork(stage: Stage): Promise<Row[]> {
  return compare(stage, 'first 12 cards, 10 Mbit/s + 60 ms', { module: 1.2 }, { isNetworkSlow: true });
}

async function compare(
  stage: Stage,
  what: string,
  budgets: Partial<Record<Subject, number>>,
  options: { isNetworkSlow: boolean },
): Promise<Row[]> {
  const subjects = ['module', 'instantSearch', 'lean', 'script', 'bareReact'] as const;
  const times = await takeTurns(subjects, stage.runs, (subject) => stage.firstCards(pageOf(subject), options));
  const peer = median(times.instantSearch);
  const lean = median(times.lean);
  const row = (name: string, subject: 'module' | 'script') => {
    const measured = { what: `${what}: ${name}`, value: median(times[subject]), unit: 'ms', peer, lean };
    const maxRatio = budgets[subject];
    return maxRatio === undefined ? beside(measured) : heldToPeer({ ...measured, maxRatio });
  };
  return [
    row('module build', 'module'),
    row('single script', 'script'),
    beside({ what: `${what}: a bare React page`, value: median(times.bareReact), unit: 'ms', peer }),
  ];
}

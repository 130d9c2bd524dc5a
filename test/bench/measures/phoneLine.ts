import { openLine, LINE } from '../line';
import { row, takeTurns, times, type Row } from '../report';
import { pageOf, setUpStage, type StageOptions, type Subject } from '../stage';

const SUBJECTS = ['module', 'lean', 'start', 'parts', 'script'] as const;

/**
 * Time from the navigation to the paint of the first twelve cards, and until they can be filtered, over a phone's line: of the module, the
 * start script, the same where no module can be, the single script, the lean peer and, if there is one, the module of an earlier commit.
 *
 * @param say prints the requests of the module (and of the earlier one) until it can be used
 */
export async function measurePhoneLine(options: StageOptions, say: (text: string) => void): Promise<Row[]> {
  const line = openLine();
  const stage = await setUpStage({ ...options, line });
  const waterfalls = new Map<Subject, string>();
  try {
    const subjects: readonly Subject[] = options.before === undefined ? SUBJECTS : [...SUBJECTS, 'before'];
    const visitOf = async (subject: Subject) => {
      const from = subject === 'before' ? 'before' : subject === 'parts' ? 'scripts' : 'now';
      const { page, firstCards, usable } = await stage.visit(pageOf(subject), { from });
      const figures = { cards: await firstCards(), usable: await usable() };
      waterfalls.set(subject, await page.evaluate((until) => window.bench.waterfall(until), figures.usable));
      await page.close();
      return figures;
    };
    // The servers pack each file when it is first asked for.
    for (const subject of subjects) await visitOf(subject);
    const { module, start, lean, parts, script, before } = await takeTurns<Subject, 'cards' | 'usable'>(
      subjects,
      options.runs,
      visitOf,
    );
    say(`${LINE}; requests until the list can be filtered (ms from the navigation)`);
    for (const subject of ['module', 'start', 'before'] as const)
      if (waterfalls.has(subject)) say(`${subject}\n${waterfalls.get(subject)}\n`);
    const beside = (factor: number) => [times(factor, lean.cards, 'lean')];
    const figure = (what: string, value: number, factor: number, earlier?: number) =>
      row({
        what,
        value,
        lean: lean.cards,
        goals: beside(factor),
        note: earlier === undefined ? undefined : `earlier build ${earlier.toFixed()} ms`,
      });
    const earlier = options.before === undefined ? undefined : before;
    return [
      figure("over a phone's line: navigation → first 12 cards, module", module.cards, 0.95, earlier?.cards),
      figure('the same, start script', start.cards, 1.05),
      figure('the same, start script without modules', parts.cards, 1.5),
      figure('the same, single script', script.cards, 1.5),
      figure('the same: they can be filtered, module', module.usable, 1.3, earlier?.usable),
      figure('the same: they can be filtered, start script', start.usable, 1.3),
    ];
  } finally {
    await stage.close();
    line.close();
  }
}

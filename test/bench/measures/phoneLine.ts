import { openLine, LINE } from '../line';
import { row, takeTurns, times, type Row } from '../report';
import { pageOf, setUpStage, type StageOptions, type Subject } from '../stage';

const PEERS = ['module', 'lean', 'script'] as const;

/**
 * Time from the navigation to the paint of the first twelve cards over a phone's line, of both builds, the lean peer and, if there is one,
 * the module build of an earlier commit.
 *
 * @param say prints the requests of the module until its cards
 */
export async function measurePhoneLine(options: StageOptions, say: (text: string) => void): Promise<Row[]> {
  const line = openLine();
  const stage = await setUpStage({ ...options, line });
  const waterfalls = new Map<Subject, string>();
  try {
    const subjects: readonly Subject[] = options.before === undefined ? PEERS : [...PEERS, 'before'];
    const visitOf = async (subject: Subject) => {
      const { page, firstCards } = await stage.visit(pageOf(subject), { isBefore: subject === 'before' });
      const time = await firstCards();
      waterfalls.set(subject, await page.evaluate(() => window.bench.waterfall()));
      await page.close();
      return { time };
    };
    // The servers pack each file when it is first asked for.
    for (const subject of subjects) await visitOf(subject);
    const { module, lean, script, ...others } = await takeTurns<Subject, 'time'>(subjects, options.runs, visitOf);
    say(
      `${LINE}, requests of the module until its cards (ms from the navigation)\n${waterfalls.get('module') ?? ''}\n`,
    );
    const earlier = options.before && `earlier build ${others.before.time.toFixed()} ms`;
    return [
      row({
        what: "over a phone's line: navigation → first 12 cards, module",
        value: module.time,
        lean: lean.time,
        note: earlier,
        goals: [times(1.15, lean.time, 'lean')],
      }),
      row({
        what: 'the same, single script',
        value: script.time,
        lean: lean.time,
        goals: [times(1.5, lean.time, 'lean')],
      }),
    ];
  } finally {
    await stage.close();
    line.close();
  }
}

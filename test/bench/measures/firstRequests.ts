import { beside, held, type Row } from '../report';
import type { Stage } from '../stage';

/** Requests of the first view, with their start times and without duplicates. */
export async function measureFirstRequests(stage: Stage): Promise<Row[]> {
  const made: { name: string; start: number }[] = [];
  const visit = await stage.open(
    { build: 'module' },
    {
      before: async (page) => {
        page.on('requestfinished', (request) => {
          const { pathname, search } = new URL(request.url());
          const name = `${request.method()} ${pathname}${search}`;
          made.push({ name, start: request.timing().startTime });
        });
        await Promise.resolve();
      },
    },
  );
  await visit.page.evaluate(() => window.bench.firstCards);
  await visit.page.waitForLoadState('networkidle');
  const calls = visit.platform.record.map(({ method, url }) => {
    const { pathname, search } = new URL(url);
    return `${method} ${pathname}${search}`;
  });
  await visit.close();

  const names = made.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  const started = made.filter(({ name }) => calls.includes(name)).toSorted((a, b) => a.start - b.start);
  const first = started[0]?.start ?? 0;
  return [
    held({
      what: 'first view: requests made twice',
      value: twice.length,
      unit: '',
      max: 0,
      note: twice.join(', ') || 'none',
    }),
    beside({ what: 'first view: calls of the platform', value: calls.length, unit: '' }),
    ...started.map(({ name, start }) =>
      beside({ what: `  ${shortened(name)}`, value: start - first, unit: 'ms after the first' }),
    ),
  ];
}

const shortened = (name: string) => name.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…');

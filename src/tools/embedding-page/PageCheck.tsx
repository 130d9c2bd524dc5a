import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { finding, type DiagnosisFinding } from '../embedding/finding';
import type { ExpectedPage } from '../embedding/page';
import { checkPage } from '../embedding/rules';
import { Button } from '../../ui/actions/Button';
import { TextArea } from '../../ui/fields/TextArea';
import { TextInput } from '../../ui/fields/TextInput';
import { Disclosure } from '../../ui/layout/Disclosure';
import { CodeBlock } from '../../ui/feedback/CodeBlock';

const LEVELS = { error: 'Fehler', warning: 'Hinweis', ok: 'In Ordnung' } as const satisfies Record<
  DiagnosisFinding['level'],
  string
>;

/** The worst first. */
const sorted = (findings: readonly DiagnosisFinding[]) =>
  Object.keys(LEVELS).flatMap((level) => findings.filter((each) => each.level === level));

const NOT_READABLE = finding(
  'Skript',
  'warning',
  'Der Browser darf diese Seite von hier aus nicht lesen (das ist üblich).',
  'Öffnen Sie sie, zeigen Sie den Quelltext an (Strg+U), kopieren Sie ihn ganz und fügen Sie ihn unten ein.',
);
const RUNNING = finding('Skript', 'ok', 'Die Seite wird im Rahmen unten ausgeführt …');

interface PageCheckProps {
  /** `undefined`: something is missing. */
  expected: ExpectedPage | undefined;
  offer?: (address: string) => ReactNode;
  /** Only where the page around has nothing to hide. */
  run?: (frame: HTMLIFrameElement, html: string) => Promise<readonly DiagnosisFinding[]>;
}

/** Check of the dealer's page: of its address where the browser may read it, else of its pasted source. */
export function PageCheck({ expected, offer, run }: PageCheckProps) {
  const [address, setAddress] = useState('');
  const [source, setSource] = useState('');
  const [findings, setFindings] = useState<readonly DiagnosisFinding[]>();
  const [isEmpty, setEmpty] = useState(false);
  /** Each run has a frame of its own: a window and its policy outlive the page that is written into them. */
  const [runs, setRuns] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef('');

  const write = (html: string) => {
    latest.current = html;
    setSource(html);
    setEmpty(false);
    setFindings(undefined);
  };
  const check = async (html: string) => {
    setEmpty(html.trim() === '');
    if (html.trim() === '') return field.current?.focus();
    const written = checkPage(html, expected);
    setFindings(run ? [...written, RUNNING] : written);
    if (!run) return;
    flushSync(() => setRuns((count) => count + 1));
    if (!frame.current) return;
    const live = await run(frame.current, html);
    const added = live.filter(({ text }) => written.every((each) => each.text !== text));
    if (html === latest.current) setFindings([...written, ...added]);
  };
  const read = async () => {
    const answer = await fetch(address, { credentials: 'omit' }).catch(() => undefined);
    const html = answer?.ok ? await answer.text().catch(() => '') : '';
    if (html === '') {
      setFindings([NOT_READABLE]);
      field.current?.focus();
      return;
    }
    write(html);
    await check(html);
  };

  return (
    <section aria-label="Prüfen">
      <Disclosure summary="Ihre Seite prüfen" isOpen={run !== undefined}>
        <div className="integration__step">
          <p>
            {`Eine fremde Seite kann der Browser meist nicht lesen. Dann hilft ihr Quelltext. Er wird nur hier gelesen, ${run ? 'in einem Rahmen ausgeführt' : 'nicht ausgeführt'} und nicht gesendet.`}
          </p>
          <TextInput
            label="Adresse der Seite"
            hint={offer ? 'Wenn Sie mögen: Dann kann sie als „Website mit dem Shop“ übernommen werden.' : undefined}
            type="url"
            inputMode="url"
            autoComplete="off"
            value={address}
            onChange={({ currentTarget }) => setAddress(currentTarget.value)}
          />
          {offer?.(address)}
          <div>
            <Button onClick={() => void read()}>Seite lesen</Button>
          </div>
          <TextArea
            ref={field}
            label="oder ihr Quelltext"
            rows={6}
            spellCheck={false}
            autoComplete="off"
            error={isEmpty ? 'erforderlich' : undefined}
            value={source}
            onChange={({ currentTarget }) => write(currentTarget.value)}
          />
          <div>
            <Button variant="primary" onClick={() => void check(source)}>
              Prüfen
            </Button>
          </div>
          <div role="status">
            {findings === undefined ? null : (
              <>
                <p>{findings.length === 1 ? '1 Ergebnis' : `${findings.length} Ergebnisse`}</p>
                <ol className="grid gap-8 m-0 p-0 list-none">
                  {sorted(findings).map(({ level, topic, line, text, remedy }) => (
                    <li key={`${line ?? 0} ${text}`} className="page-findings__finding" data-level={level}>
                      <strong>
                        {[LEVELS[level], topic, ...(line === undefined ? [] : [`Zeile ${line}`])].join(' · ')}
                      </strong>
                      <p>{text}</p>
                      {remedy === undefined ? null : <p className="text-muted text-14">{remedy}</p>}
                    </li>
                  ))}
                </ol>
              </>
            )}
          </div>
          {run ? (
            <div className="overflow-x-auto border rounded-control" hidden={runs === 0}>
              <iframe key={runs} ref={frame} title="Die Seite mit dem Shop" className="block h-720 w-full border-0" />
            </div>
          ) : null}
          <h3>Die laufende Seite prüfen</h3>
          <p>
            Was erst beim Laden geschieht, steht nicht im Quelltext. Öffnen Sie auf Ihrer Seite die Konsole des Browsers
            (F12) und geben Sie dies ein: Der Shop nennt, was er dort findet, und was zu tun ist.
          </p>
          <CodeBlock code="WebshopWidget.diagnose()" title="In der Konsole (F12) jeder Seite mit dem Shop" />
        </div>
      </Disclosure>
    </section>
  );
}

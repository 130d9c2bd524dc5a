export type DiagnosisTopic =
  | 'Seite'
  | 'Skript'
  | 'Einbindung'
  | 'Ziel'
  | 'Händler'
  | 'Plattform'
  | 'Sicherheitsrichtlinie'
  | 'Eingebaute Funktionen'
  | 'Kopfzeile'
  | 'Aussehen'
  | 'Einwilligung'
  | 'Speicher';

export interface DiagnosisFinding {
  topic: DiagnosisTopic;
  /** `error`: the shop does not work; `warning`: a part of it may not; `ok`: no problem. */
  level: 'ok' | 'warning' | 'error';
  text: string;
  /** German advice, if there is something to do. */
  remedy?: string;
  /** Line of a pasted source, from 1. */
  line?: number;
}

/** Result of `WebshopWidget.diagnose()`. */
export interface Diagnosis {
  version: string;
  /** Address of the script; missing if the script is inlined in the page. */
  script?: string;
  findings: DiagnosisFinding[];
}

export type Level = DiagnosisFinding['level'];

export const finding = (
  topic: DiagnosisTopic,
  level: Level,
  text: string,
  remedy?: string,
  line?: number,
): DiagnosisFinding => ({
  topic,
  level,
  text,
  ...(remedy !== undefined && { remedy }),
  ...(line !== undefined && { line }),
});

const MARKS: Record<Level, string> = { ok: '✓', warning: '!', error: '✗' };

export const findingLines = (findings: readonly DiagnosisFinding[]): string[] =>
  findings.map(
    ({ topic, level, text, remedy, line }) =>
      `${MARKS[level]} ${topic}${line === undefined ? '' : `, Zeile ${line}`}: ${text}${remedy === undefined ? '' : `\n    → ${remedy}`}`,
  );

export const diagnosisText = ({ version, script, findings }: Diagnosis): string =>
  [
    `[webshop-widget] Diagnose, Version ${version}, ${script ?? 'Adresse des Skripts unbekannt'}`,
    ...findingLines(findings),
  ].join('\n');

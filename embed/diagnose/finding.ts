/** What was looked at. */
export type DiagnosisTopic =
  | 'Skript'
  | 'Einbindung'
  | 'Ziel'
  | 'Händler'
  | 'Plattform'
  | 'Sicherheitsrichtlinie'
  | 'Eingebaute Funktionen'
  | 'Kopfzeile'
  | 'Einwilligung'
  | 'Speicher';

/** One thing that was found on the page. */
export interface DiagnosisFinding {
  topic: DiagnosisTopic;
  /** `error`: the shop cannot work so; `warning`: something of it may not; `ok`: as it should be. */
  level: 'ok' | 'warning' | 'error';
  /** German. */
  text: string;
  /** What to do about it. */
  remedy?: string;
}

/** Answer of `WebshopWidget.diagnose()`. */
export interface Diagnosis {
  version: string;
  /** Address of the script; none where an optimiser has pasted it into the page. */
  script?: string;
  findings: DiagnosisFinding[];
}

export type Level = DiagnosisFinding['level'];

export const found = (topic: DiagnosisTopic, level: Level, text: string, remedy?: string): DiagnosisFinding => ({
  topic,
  level,
  text,
  ...(remedy !== undefined && { remedy }),
});

const MARKS: Record<Level, string> = { ok: '✓', warning: '!', error: '✗' };

/** As it is printed on the console. */
export function diagnosisText({ version, script, findings }: Diagnosis): string {
  const lines = findings.map(
    ({ topic, level, text, remedy }) =>
      `${MARKS[level]} ${topic}: ${text}${remedy === undefined ? '' : `\n    → ${remedy}`}`,
  );
  return [`[webshop-widget] Diagnose, Version ${version}, ${script ?? 'Adresse des Skripts unbekannt'}`, ...lines].join(
    '\n',
  );
}

import { release } from '../../lib/release';
import { finding, type DiagnosisFinding } from '../embedding/finding';

const START = /webshop-start(?:-\d[\w.-]*)?\.js(?:[?#]|$)/i;

export const ADVICE_ON_MODULES =
  'Laden Sie den Ordner „esm“ derselben Version ganz hoch. Liegt er auf einer anderen Domain, muss der Server für alle Dateien darin den Header „Access-Control-Allow-Origin“ senden.';

/** As modules or without, and why (rules/embedding: one tag). */
export function buildFindings(page: Document, isSingleScript: boolean): DiagnosisFinding[] {
  const frame = window.parent === window ? '' : ' Die Seite steht in einem Rahmen.';
  const way = isSingleScript ? 'ohne Module geladen' : 'als Module geladen';
  const running = finding('Skript', 'ok', `Version ${release} läuft, ${way}.${frame}`);
  const start = [...page.scripts].find(({ attributes }) => [...attributes].some(({ value }) => START.test(value)));
  if (!isSingleScript || start === undefined) return [running];
  if (start.integrity !== '')
    return [running, finding('Skript', 'ok', 'Das Startskript hat integrity: Nur eine Datei kann der Browser prüfen.')];
  if (start.src.startsWith('file:'))
    return [running, finding('Skript', 'ok', 'Die Seite liegt auf der Festplatte: Von dort lädt kein Browser Module.')];
  return [
    running,
    finding(
      'Skript',
      'warning',
      'Das Startskript hat die Module nicht bekommen und den Shop ohne sie geladen; er erscheint später.',
      ADVICE_ON_MODULES,
    ),
  ];
}

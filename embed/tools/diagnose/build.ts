import { release } from '../../../src/lib/release';
import { finding, type DiagnosisFinding } from '../../../src/domain/integration/finding';

const START = /webshop-start(?:-\d[\w.-]*)?\.js(?:[?#]|$)/i;

/** Findings about how the script came to the page: in parts, or as one file, and why where a start script wanted parts (rules/embedding: one tag). */
export function buildFindings(page: Document, isSingleScript: boolean): DiagnosisFinding[] {
  const frame = window.parent === window ? '' : ' Die Seite steht in einem Rahmen.';
  const way = isSingleScript ? 'als eine Datei geladen' : 'in Teilen geladen';
  const running = finding('Skript', 'ok', `Version ${release} läuft, ${way}.${frame}`);
  const start = [...page.scripts].find(({ attributes }) => [...attributes].some(({ value }) => START.test(value)));
  if (!isSingleScript || start === undefined) return [running];
  if (start.integrity !== '')
    return [running, finding('Skript', 'ok', 'Das Startskript hat integrity: Nur eine Datei kann der Browser prüfen.')];
  if (start.src.startsWith('file:'))
    return [running, finding('Skript', 'ok', 'Die Seite liegt auf der Festplatte: Von dort lädt kein Browser Teile.')];
  return [
    running,
    finding(
      'Skript',
      'warning',
      'Das Startskript hat die Teile nicht bekommen und die ganze Datei geladen; der Shop erscheint später.',
      'Laden Sie den Ordner „esm“ derselben Version ganz hoch. Liegt er auf einer anderen Domain, muss der Server für alle Dateien darin den Header „Access-Control-Allow-Origin“ senden.',
    ),
  ];
}

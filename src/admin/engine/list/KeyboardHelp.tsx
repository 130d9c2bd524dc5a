import { Dialog } from '../../../ui/overlay/Dialog';

const KEYS: readonly (readonly [keys: string, action: string, isOfRemoval?: true])[] = [
  ['↑ ↓ Pos1 Ende', 'Eintrag davor, danach, erster, letzter'],
  ['Bild↑ Bild↓', 'Seite davor, danach'],
  ['Eingabe', 'Eintrag öffnen'],
  ['/', 'In das Suchfeld'],
  ['Strg + K', 'Überall suchen'],
  ['Entf', 'Eintrag löschen (fragt nach)', true],
  ['Strg + S', 'Im Formular: speichern'],
  ['Esc', 'Suche leeren, Frage oder Formular schließen'],
];

/** Dialog with the keyboard shortcuts of a list, opened by '?'. */
export function KeyboardHelp({ onClose, canRemove }: { onClose: () => void; canRemove: boolean }) {
  return (
    <Dialog title="Tastatur" size="small" onClose={onClose}>
      <dl className="keyboard-help">
        {KEYS.filter(([, , isOfRemoval]) => canRemove || !isOfRemoval).map(([keys, action]) => (
          <div key={keys} className="keyboard-help__line">
            <dt>{keys}</dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

import FileText from 'lucide-react/icons/file-text';
import { freeTextLabel } from '../../../domain/enums/freeText';
import { damagePictures } from '../../../domain/vehicle/pictures';
import { vehicleTitle } from '../../../domain/vehicle/text/title';
import { Button } from '../../../ui/actions/Button';
import { SafeHtml } from '../../../ui/display/SafeHtml';
import { Gallery } from '../gallery/Gallery';
import { BatteryHealth } from './BatteryHealth';
import type { PanelProps } from './panel';
import { PanelSection } from './PanelSection';

/** 'Zustandsbericht': the report or its request, battery, damages; facts are above the tabs (`Condition`). */
export function ConditionPanel(props: PanelProps) {
  const { vehicle } = props;
  const damages = damagePictures(vehicle);
  return (
    <>
      <Report {...props} />
      {vehicle.stateOfHealth === undefined ? null : (
        <PanelSection title="Batterie">
          <BatteryHealth percent={vehicle.stateOfHealth} />
        </PanelSection>
      )}
      {damages.length > 0 ? (
        <PanelSection title="Bilder von Schäden">
          <div className="w-full max-w-560">
            <Gallery title={`${vehicleTitle(vehicle)}, Schaden`} label="Bilder von Schäden" pictures={damages} />
          </div>
        </PanelSection>
      ) : null}
    </>
  );
}

function Report({ vehicle, onRequest }: PanelProps) {
  const { conditionDocumentUrls: documents, conditionType, conditionDescription } = vehicle;
  return (
    <PanelSection title="Zustandsbericht">
      {conditionType === undefined ? null : <p>{`Zustand: ${freeTextLabel(conditionType)}`}</p>}
      {conditionDescription === undefined ? null : <SafeHtml html={conditionDescription} />}
      {documents.length > 0 ? (
        <ul className="flex flex-wrap gap-12">
          {[...new Set(documents)].map((url, index) => (
            <li key={url}>
              <Button href={url} target="_blank" rel="noopener noreferrer" icon={<FileText />}>
                {documents.length > 1 ? `Zustandsbericht ${index + 1} herunterladen` : 'Zustandsbericht herunterladen'}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p className="panel-section__text">
            Den ausführlichen Bericht über Technik, Karosserie und Innenraum senden wir Ihnen auf Anfrage zu.
          </p>
          <Button onClick={() => onRequest('isConditionReportRequested')}>Zustandsbericht anfordern</Button>
        </>
      )}
    </PanelSection>
  );
}

import FileText from 'lucide-react/icons/file-text';
import { useState, type Ref } from 'react';
import { conditionOf } from '../../domain/vehicle/condition';
import { damagePictures } from '../../domain/vehicle/pictures';
import type { ContactOptionName } from '../../domain/vehicle/text/contactRequest';
import { vehicleTitle } from '../../domain/vehicle/text/title';
import { CONDITION, hasConditionTab, hasTab } from '../../domain/vehicle/vehicleTabs';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { dayInGermany } from '../../lib/dates/germanClock';
import { textOf } from '../../lib/text/formattedText';
import { useNow, useTenant } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
import { FactList } from '../../ui/display/FactList';
import { Heading } from '../../ui/display/Heading';
import { SafeHtml } from '../../ui/display/SafeHtml';
import { Fold } from '../../ui/layout/Fold';
import { ContactButton } from '../contact/ContactButton';
import { BatteryHealth } from './BatteryHealth';
import { GalleryDialog } from './gallery/GalleryDialog';
import { Thumbnails } from './gallery/Thumbnails';

/** Letters of a report that stands open. */
const SHORT_REPORT = 160;

interface ConditionProps {
  vehicle: Vehicle;
  onRequest: (wish?: ContactOptionName) => void;
  ref?: Ref<HTMLElement>;
}

/** What is known with its proof, and once what is not (rules/vehicle: condition). */
export function Condition({ vehicle, onRequest, ref }: ConditionProps) {
  const { settings } = useTenant();
  const now = useNow();
  if (!hasConditionTab(vehicle)) return null;
  const showsReport = hasTab(settings, CONDITION);
  const { facts, missing } = conditionOf(vehicle, dayInGermany(now()), showsReport);
  const documents = showsReport ? [...new Set(vehicle.conditionDocumentUrls)] : [];
  return (
    <section ref={ref} className="vehicle-condition flex flex-col items-start gap-12" aria-labelledby="condition-title">
      <Heading level={2} id="condition-title">
        Zustand
      </Heading>
      {facts.length > 0 ? (
        <FactList
          layout="tiles"
          facts={facts.map(({ label, value, source }) => ({
            label,
            value: (
              <>
                <span>{value}</span>
                {label.startsWith('Batterie') ? <BatteryHealth percent={vehicle.stateOfHealth ?? 0} /> : null}
                {source === undefined ? null : <small>{source}</small>}
              </>
            ),
          }))}
        />
      ) : null}
      {showsReport ? <ReportText html={vehicle.conditionDescription} /> : null}
      <Damages vehicle={vehicle} />
      <p className="vehicle-condition__missing text-12 leading-16 text-muted">
        {`Angaben von ${settings.companyName}.${missing.length > 0 ? ` Nicht angegeben: ${missing.join(', ')}.` : ''}`}
      </p>
      <div className="flex flex-wrap gap-8">
        {documents.map((url, index) => (
          <Button key={url} size="small" href={url} target="_blank" rel="noopener noreferrer" icon={<FileText />}>
            {documents.length > 1 ? `Zustandsbericht ${index + 1} herunterladen` : 'Zustandsbericht herunterladen'}
          </Button>
        ))}
        {showsReport && documents.length === 0 ? (
          <Button size="small" onClick={() => onRequest('isConditionReportRequested')}>
            Bericht anfordern
          </Button>
        ) : missing.length > 0 ? (
          <ContactButton
            vehicle={vehicle}
            variant="secondary"
            size="small"
            label="Fehlendes erfragen"
            request={`Bitte nennen Sie mir noch: ${missing.join(', ')}.`}
          />
        ) : null}
      </div>
    </section>
  );
}

function ReportText({ html }: { html: string | undefined }) {
  const text = textOf(html ?? '').trim();
  if (html === undefined || text === '') return null;
  return text.length <= SHORT_REPORT ? (
    <p className="text-14 leading-20">{text}</p>
  ) : (
    <Fold level={3} title="Bericht im Wortlaut">
      <SafeHtml html={html} />
    </Fold>
  );
}

function Damages({ vehicle }: { vehicle: Vehicle }) {
  const [position, setPosition] = useState<number>();
  const pictures = damagePictures(vehicle);
  if (pictures.length === 0) return null;
  return (
    <>
      <Thumbnails label="Bilder von Schäden" pictures={pictures} index={position ?? 0} onIndex={setPosition} />
      {position === undefined ? null : (
        <GalleryDialog
          title={`${vehicleTitle(vehicle)}, Schaden`}
          pictures={pictures}
          index={position}
          onIndex={setPosition}
          onClose={() => setPosition(undefined)}
        />
      )}
    </>
  );
}

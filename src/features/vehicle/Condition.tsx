import { useState } from 'react';
import { damagePictures } from '../../domain/vehicle/pictures';
import { vehicleTitle } from '../../domain/vehicle/text/title';
import { textOf } from '../../lib/text/formattedText';
import { GalleryDialog } from './gallery/GalleryDialog';
import { Thumbnails } from './gallery/Thumbnails';
import { hasConditionTab, hasTab } from '../../domain/vehicle/vehicleTabs';
import { conditionFacts, factsOf } from '../../domain/vehicle/facts';
import { damageLabel } from '../../domain/vehicle/damage';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useTenant } from '../../state/shopContext';
import { FactList } from '../../ui/display/FactList';
import { Heading } from '../../ui/display/Heading';
import { TabLink } from './TabLink';

const CERTIFICATE_LETTERS = 160;

/** From the report, with a link to it. */
export function Condition({ vehicle }: { vehicle: Vehicle }) {
  const { settings } = useTenant();
  const [position, setPosition] = useState<number>();
  const facts = factsOf(conditionFacts, vehicle);
  if (facts.length === 0 || !hasConditionTab(vehicle)) return null;
  const damages = damagePictures(vehicle);
  const text = textOf(vehicle.conditionDescription ?? '').trim();
  // Who examined it and when, in the dealer's line.
  const certificate = text === '' || text.length > CERTIFICATE_LETTERS ? undefined : text;
  const hasReport = vehicle.conditionDocumentUrls.length > 0 || damageLabel(vehicle) !== undefined;
  return (
    <section className="vehicle-condition flex flex-col items-start gap-12" aria-labelledby="condition-title">
      <Heading level={2} id="condition-title">
        Zustand
      </Heading>
      {certificate === undefined ? null : <p className="text-14 leading-20">{certificate}</p>}
      <FactList facts={facts} layout="tiles" />
      {damages.length > 0 ? (
        <Thumbnails label="Bilder von Schäden" pictures={damages} index={position ?? 0} onIndex={setPosition} />
      ) : null}
      {position === undefined ? null : (
        <GalleryDialog
          title={`${vehicleTitle(vehicle)}, Schaden`}
          pictures={damages}
          index={position}
          onIndex={setPosition}
          onClose={() => setPosition(undefined)}
        />
      )}
      {hasTab(settings, 'zustand') ? (
        <TabLink tab="zustand">{hasReport ? 'Zustandsbericht ansehen' : 'Zustandsbericht anfordern'}</TabLink>
      ) : null}
    </section>
  );
}

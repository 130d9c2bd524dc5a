import { enumeration } from '../../lib/enumeration';
import { labelBy } from './freeText';

const previousUsages = enumeration({
  rental: { wire: ['RENTAL', 'MIETFAHRZEUG', 'RENTAL_CAR'], label: 'Mietfahrzeug' },
  taxi: { wire: ['TAXI'], label: 'Taxi' },
  drivingSchool: { wire: ['DRIVING_SCHOOL', 'FAHRSCHULE'], label: 'Fahrschulwagen' },
  factoryCar: { wire: ['FACTORY_CAR', 'WERKSWAGEN'], label: 'Werkswagen' },
  companyCar: { wire: ['COMPANY_CAR', 'DIENSTWAGEN', 'FIRMENWAGEN'], label: 'Dienstwagen' },
  private: { wire: ['PRIVATE', 'PRIVAT'], label: 'Privat' },
  municipal: { wire: ['MUNICIPAL', 'KOMMUNAL', 'BEHOERDE'], label: 'Kommunal' },
  leasing: { wire: ['LEASING'], label: 'Leasing' },
  euVehicle: { wire: ['EU_VEHICLE', 'EU_FAHRZEUG'], label: 'EU-Fahrzeug' },
});

export const previousUsageLabel = labelBy(previousUsages);

import type { CarType } from '../../enums/carType';
import type { CarQuery, OrderBy } from '../search/query';

/** Besides the platform's labels. Folded, separated by commas; a word may mean several values. */
export const LIST_WORDS = {
  fuelTypes: {
    petrol: 'benzin, benziner, benzinmotor, ottomotor, verbrenner, superbenzin, tsi, tfsi',
    diesel: 'diesel, dieselmotor, selbstzuender, verbrenner, oelbrenner, tdi, cdi, hdi, bluehdi, dci, crdi, tdci, jtd',
    electric:
      'elektro, elektrisch, elektroauto, elektrofahrzeug, elektromotor, elektroantrieb, eauto, emobil, stromer, bev, vollelektrisch, batterieelektrisch, akkuauto',
    hybridPetrol:
      'hybrid, hybridbenzin, benzinhybrid, vollhybrid, mildhybrid, mildhybridantrieb, mhev, hev, fhev, pluginhybrid, plugin, phev, ehybrid, steckerhybrid, steckdosenhybrid, ladehybrid',
    hybridDiesel:
      'hybrid, hybriddiesel, dieselhybrid, vollhybrid, mildhybrid, mhev, hev, pluginhybrid, plugin, phev, steckerhybrid, steckdosenhybrid',
    lpg: 'autogas, lpg, fluessiggas, gas, gasauto, gasantrieb',
    cng: 'erdgas, cng, gas, gasauto, gasantrieb, biogas, gtec',
    hydrogen: 'wasserstoff, brennstoffzelle, fcev',
    ethanol: 'ethanol',
  },
  driveTypes: {
    'Plug-in-Hybrid':
      'pluginhybrid, plugin, phev, ehybrid, steckerhybrid, steckdosenhybrid, ladehybrid, mitstecker, zumaufladen, aufladbar',
    Allradantrieb:
      'allrad, allradler, allradantrieb, allradfahrzeug, vierradantrieb, allradgetrieben, 4x4, 4wd, awd, quattro, 4motion, xdrive, 4matic, allgrip, alldrive',
    Frontantrieb: 'frontantrieb, vorderradantrieb, fronttriebler, frontler, fwd',
    Heckantrieb: 'heckantrieb, hinterradantrieb, hecktriebler, heckler, rwd',
  },
  gearBoxTypes: {
    manual:
      'schaltgetriebe, schalter, handschalter, handschaltung, schaltung, schaltwagen, schaltauto, handgeschaltet, handgerissen, schaltknueppel, knueppelschaltung, manuell, manuellesgetriebe, mitkupplung',
    automatic:
      'automatik, automatikgetriebe, selbstschalter, automat, automatisch, automatikschaltung, wandler, wandlerautomatik, dsg, doppelkupplung, doppelkupplungsgetriebe, stronic, steptronic, tiptronic, cvt, edc, pdk, stufenlos',
    semiAutomatic: 'halbautomatik',
  },
  usedConditionTypes: {
    new: 'neu, neuwagen, neufahrzeug, fabrikneu, werksneu',
    used: 'gebraucht, gebrauchtwagen, gebrauchtfahrzeug, gebrauchter, occasion, secondhand',
    dayRegistration: 'tageszulassung, kurzzulassung',
    demonstration: 'vorfuehrwagen, vorfuehrer, vorfuehrfahrzeug',
    nearlyNew: 'jahreswagen, halbjahreswagen',
    classic: 'oldtimer, klassiker',
  },
  interiorTypes: {
    leather: 'leder',
    partLeather: 'teilleder',
    fabric: 'stoff, stoffsitze',
    velour: 'velours',
    alcantara: 'alcantara',
    artificialLeather: 'kunstleder',
  },
  varnishBaseColorTypes: {
    BLACK: 'schwarz',
    GRAY: 'grau, anthrazit, dunkelgrau, hellgrau',
    BEIGE: 'beige',
    BROWN: 'braun, dunkelbraun',
    BLUE: 'blau, dunkelblau, hellblau, nachtblau',
    YELLOW: 'gelb',
    GREEN: 'gruen, dunkelgruen, hellgruen',
    ORANGE: 'orange',
    RED: 'rot, dunkelrot, weinrot',
    WHITE: 'weiss',
    SILVER: 'silber, silbern, silbergrau',
  },
  vehicleSubTypes: {
    KLEINWAGEN: 'kleinwagen, stadtauto, stadtflitzer',
    LIMOUSINE: 'limousine, stufenheck',
    KOMBI:
      'kombi, combi, kombinationskraftwagen, stationwagon, avant, variant, touring, turnier, sportstourer, sporttourer',
    SUV_GELAENDEWAGEN: 'suv, gelaendewagen, gelaendeauto, offroader, gelaendegaengig',
    COUPE: 'coupe',
    CABRIO: 'cabrio, cabriolet, roadster',
    VAN_KLEINBUS: 'van, kleinbus, minivan, familienkutsche, grossraumvan, grossraumlimousine',
    KASTENWAGEN: 'kastenwagen, kasten',
    PICKUP: 'pickup',
  },
  equipmentIds: {
    metallic: 'metallic, metalliclack',
    alloy_wheels: 'alufelgen, alus, leichtmetallraeder',
    sunroof: 'schiebedach, glasschiebedach',
    panorama_roof: 'panorama, panoramadach, panoramaglasdach, pano',
    tow_bar: 'anhaengerkupplung, ahk, haengerkupplung, anhaengevorrichtung',
    roof_rails: 'dachreling',
    air_suspension: 'luftfederung, luftfahrwerk',
    electric_tailgate: 'elektrischeheckklappe, elheckklappe',
    keyless_entry: 'keyless, keylessgo, keylessentry',
    parking_heater: 'standheizung',
    heat_pump: 'waermepumpe',
    winter_tyres: 'winterreifen, winterraeder',
    all_season_tyres: 'ganzjahresreifen, allwetterreifen',
    abs: 'abs',
    esp: 'esp',
    isofix: 'isofix',
    lane_assist: 'spurhalteassistent, spurassistent, spurhalter',
    blind_spot_monitor: 'totwinkelassistent, totwinkel, totwinkelwarner',
    adaptive_cruise_control: 'abstandstempomat, acc, abstandsregeltempomat',
    cruise_control: 'tempomat',
    led_headlights: 'led, ledlicht, ledscheinwerfer',
    matrix_headlights: 'matrixled, matrix, matrixlicht',
    xenon_headlights: 'xenon, xenonlicht',
    parking_sensors_rear: 'pdc, parksensoren, einparkhilfehinten',
    parking_sensors_front: 'einparkhilfevorn, einparkhilfevorne',
    rear_camera: 'rueckfahrkamera, rfk, rueckfahrcamera',
    camera_360: '360kamera, 360gradkamera, rundumkamera',
    climate_control: 'klimaautomatik',
    air_conditioning: 'klimaanlage, klima',
    leather_seats: 'ledersitze, lederausstattung, vollleder',
    seat_heating: 'sitzheizung, beheizbaresitze, beheiztesitze',
    seat_ventilation: 'sitzbelueftung, belueftetesitze',
    electric_seats: 'elektrischesitze',
    massage_seats: 'massagesitze, massage',
    sport_seats: 'sportsitze',
    heated_steering_wheel: 'lenkradheizung, beheizbareslenkrad, beheizteslenkrad',
    navigation_system: 'navi, navigation, navigationssystem, navigationsgeraet',
    carplay: 'carplay, applecarplay',
    android_auto: 'androidauto',
    bluetooth: 'bluetooth, freisprecheinrichtung',
    dab_radio: 'dab, digitalradio',
    head_up_display: 'headupdisplay, hud, headup',
    digital_cockpit: 'digitalcockpit, virtualcockpit, digitalestacho',
    non_smoker: 'nichtraucher',
    full_service_history: 'scheckheft, scheckheftgepflegt',
    warranty: 'garantie',
  },
} as const satisfies Partial<Record<keyof CarQuery, Readonly<Record<string, string>>>>;

/** 'Auto' is used for all types. */
export const TYPE_WORDS: Readonly<Record<CarType, string>> = {
  PKW: 'pkw, personenwagen',
  NUTZFAHRZEUG: 'nutzfahrzeug, nfz, transporter, lieferwagen, lkw',
  WOHNMOBIL: 'wohnmobil, womo, camper, reisemobil, campingmobil',
  ZWEIRAD: 'zweirad, zweiraeder, motorrad, motorraeder, bike, moped',
  ANHAENGER: 'anhaenger, trailer, haenger',
};

export const FLAG_WORDS = {
  isAvailableInstantly: 'sofort, sofortverfuegbar, sofortlieferbar, absofort, sofortmitnehmen, lagerfahrzeug',
  isVatDeductable:
    'mwst, mwstausweisbar, mehrwertsteuer, mehrwertsteuerausweisbar, ausweisbar, ausweisbarermwst, ausgewiesenermwst, vorsteuerabzug, vorsteuer, netto',
  hasInitialLeasingInstallment:
    'leasing, leasingangebot, leasingrate, leasingraten, leasbar, leasen, zumleasen, geleast, privatleasing, gewerbeleasing, kilometerleasing',
  hasImages: 'mitbildern, mitfotos, mitbild',
  hasConditionDocumentUrls: 'zustandsbericht, mitzustandsbericht',
  hasEnVkvLabelDocument: 'energielabel',
} as const satisfies Partial<Record<keyof CarQuery, string>>;

export const ORDER_WORDS = [
  { orderBy: 'price', words: 'guenstig, guenstigste, billig, billigste, preiswert, preisguenstig, preisguenstigste' },
  { orderBy: 'price desc', words: 'teuerste' },
] as const satisfies readonly { orderBy: OrderBy; words: string }[];

/** What follows one is a trim, not the word of a figure. */
export const MAKES = `abarth, aiways, alpina, alpine, aston, audi, bentley, buick, byd, cadillac, chrysler, cupra, daewoo,
  daihatsu, dodge, ds, ferrari, fiat, fisker, ford, genesis, gwm, honda, infiniti, isuzu, iveco, jaguar, jeep, kia, lada, lamborghini, lancia, land,
  leapmotor, lexus, lotus, lynk, man, maserati, maxus, mazda, mclaren, mg, mini, mitsubishi, nio, nissan, opel, ora, polestar, porsche,
  rover, saab, seat, smart, ssangyong, subaru, suzuki, tesla, toyota, volvo, xpeng`;

/** Left out by the preview: a text search would find nothing. */
export const VAGUE_WORDS = `anfaenger, anfaengerauto, fahranfaenger, familie, familienauto, familienwagen, familientauglich, neuwertig, gepflegt, gut, schoen,
  schick, sparsam, sportlich, gross, klein, kompakt, geraeumig, schnell, bequem, komfortabel, zuverlaessig, robust, sicher, modern,
  jung, alt, top, super, toll, hochwertig, luxurioes, edel, finanzierung, finanzieren, finanziert, barzahlung, ratenzahlung, ratenkauf, teilzahlung, ballonfinanzierung, inzahlungnahme,
  winter, winterauto, sommer, sommerauto, urlaub, hund, kinder, kind, pendler, alltag, stadt, langstrecke, kurzstrecke, erstwagen, zweitwagen, rentner, senioren, student,
  luxus, premium, freizeit, sportwagen, business, firmenwagen, dienstwagen, zustand, leise, stark, wenig, viel, hoch, niedrig, kurz, lang, breit, umweltfreundlich, alltagstauglich, wertstabil, rabatt, reduziert, schnaeppchen, jahr, km, kilometer`;

/** 'Sportlimousine', 'Familienkombi'. */
export const VAGUE_BEGINNING =
  /^(?:familien|sport|kompakt|mittelklasse|oberklasse|luxus|premium|lifestyle|freizeit|reise|raum|komfort|senioren|business|stadt|gross|klein|mini)s?$/;
/** 'Automatikwagen'. */
export const EMPTY_ENDING = /^(?:auto|wagen|fahrzeug|pkw|modell|version|variante|antrieb|motor)s?$/;

export const NEAR =
  '(?:(?:in )?(?:der )?(?:naehe|umgebung|gegend)(?: von)?|nahe|unweit(?: von)?|(?:im )?(?:raum|grossraum|umkreis|umland)(?: von)?|rund um|region|(?:(?:max|maximal|bis|hoechstens) )?\\d{1,3} (?:km|kilometern?) (?:rund um|um|von|ab|entfernt von|(?:im )?umkreis(?: von)?))';

/** Also if they resemble a word above. */
export const FILLERS = `€, euro, alles, nummer, nr, interne, angebotsnummer, fahrzeugnummer, bestandsnummer, lagernummer, stocknummer,
  fahrgestellnummer, fin, vin, ich, wir, suche, suchen, brauche, brauchen, moechte, moechten, will, wollen, haette, wuerde, gern, gerne, bitte, kaufen,
  finden, zeige, zeig, mir, uns, alle, was, gibt, es, gibts, habt, ihr, haben, sie, hat, ein, eine, einen, einem, einer, eines, kein problem, der, die,
  das, den, dem, des, mit, und, oder, auch, sowie, in, im, am, an, aus, von, vom, bei, beim, fuer, zum, zur, zu, als, ist, sein, soll, sollte,
  sollen, muss, darf, kann, wenn, moeglich, moeglichst, am liebsten, liebsten, lieber, auto, autos, wagen, fahrzeug, fahrzeuge, fahrzeugen, angebot, angebote, farbe, lackierung, lack, aussen, standort, filiale, raum,
  naehe, nahe, umgebung, region, marke, modell, hersteller, typ, bauart, kraftstoff, getriebe, antrieb, ausstattung, motor, sehr, etwa, so, mal, noch, nur, einfach, dringend, steht, stehen, stehend, doch,
  aber, mehr, zugelassen, unter, haube, eher, vielleicht, eigentlich, max, um, letzte, letzten, hallo, guten tag, danke,
  diese, dieser, dieses, diesen, diesem, leider, passt, wann, kosten, kostet, egal, welche, welcher, welches,
  brutto, festpreis, vb, verhandlungsbasis, bar, barkauf, barpreis, sofortkauf, direktkauf, zahlen, bezahlen`;

export const NEGATIONS = /^(?:kein|keine|keinen|keiner|keines|ohne|ausser|nicht|weder)$/;
/** The colour beside them is the interior's. */
export const INSIDE =
  /^(?:innen|innenraum|innenausstattung|innenfarbe|interieur|polster|sitze|leder|ledersitze|lederausstattung)$/;
export const COMMON_LOCATION_WORD =
  /^(?:auto|autos|autohaus|autozentrum|center|zentrum|gmbh|filiale|standort|haus|und|in|am|bei|der|die|das|bad)$/;

/** Parts are not read as filters. */
export const KEPT_AS_TEXT = [
  /^neue[rmns]? (?:tuev|hu|au|inspektion|bremsen|batterie|zahnriemen)(?= |$)/,
  /^(?:tuev|hu|au|inspektion|bremsen|batterie|zahnriemen) (?:und au )?neu(?= |$)/,
  /^\d+ jahren? (?:tuev|hu)(?= |$)/,
  /^(?:tuev|hu|au)(?: (?:neu|bis|gueltig|und au))* \d+(?:[./]\d+)*(?= |$)/,
];

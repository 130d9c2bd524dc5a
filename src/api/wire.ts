import * as z from 'zod/mini';
import { carTypes } from '../domain/enums/carType';
import { facetsSchema } from '../domain/vehicle/search/facets';
import { optionalOf, requiredListOf, text } from '../lib/schema';
import { vehicleSchema } from '../domain/vehicle/vehicle';
import { contactsApi } from './admin/contacts';
import { customersCall, deleteContractsCall } from './admin/customers';
import { saveSettingsCall } from './admin/dealerSettings';
import { deleteFilesCall, deleteHeaderImageCall, uploadFilesCall, uploadHeaderImageCall } from './admin/files';
import { invalidVehiclesCall, invalidVehiclesPdfCall } from './admin/invalidVehicles';
import { leadSettingsApi } from './admin/leadSettings';
import { cancellationCall, locationsApi } from './admin/locations';
import { manufacturersCall } from './admin/manufacturers';
import { messageCall } from './admin/messages';
import { productsApi } from './admin/products';
import { releaseNotesCall } from './admin/releaseNotes';
import { contractPdfCall, contractsCall, createContractCall, deleteContractCall } from './admin/salesContracts';
import { tradeInsCall, updateTradeInCall } from './admin/tradeIns';
import { deleteVehicleFilesCall, uploadVehicleFilesCall, vehicleFilesCall } from './admin/vehicleFiles';
import type { Call } from './call';
import { contactsCall } from './contacts';
import { productsCall } from './crossSelling';
import { emailCall } from './emails';
import { equipmentCall } from './equipment';
import { financeConditionsCall, financeResultCall, financeSettingsCall } from './finance';
import { headerImagesCall } from './headerImages';
import { fastLeasingCall, leasingApplicationCall, leasingCall } from './leasing';
import { locationsCall } from './locations';
import { navigatorCall } from './navigator';
import { continueLaterCall, orderCall } from './orders';
import { settingsCall } from './tenantSettings';
import { calculationCall, redeemCall, tradeInManufacturersCall, vehicleInfoCall } from './tradeIns';
import * as users from './users';
import { vehicleByNumberCall, vehicleByVinCall, vehicleCall } from './vehicle';
import { vehicleListCall } from './vehicleList';
import { vehiclePdfCall } from './vehiclePdf';
import { facetsCall, vehicleSearchCall } from './vehicleSearch';

/** Call with notes for the platform's team. Nothing of the shop imports this. */
export interface WireCall {
  call: Call;
  /** What the shop does with it. */
  what: string;
  /** Whole answer, if the call reads only a part. */
  answer?: z.ZodMiniType;
  /** Visitors cannot do this without it. */
  neededTo?: 'look' | 'ask' | 'order';
  /** Status of a success, if not 200 with or 204 without content; any other 2xx is one, too. */
  status?: 201;
  refuses?: readonly (401 | 403 | 404 | 409)[];
}

const searchAnswer = z.object({ cars: requiredListOf(vehicleSchema), propertyValues: facetsSchema });
const facetsByType = z.partialRecord(z.enum(carTypes.keys), facetsSchema);
const orderAnswer = z.object({ data: optionalOf(z.object({ id: text() })), redirectLink: text() });

/** Calls by `operationId`. */
export const WIRE = {
  settings: {
    call: settingsCall,
    neededTo: 'look',
    what: 'starts the shop: 404 is an unknown dealer, anything else "not reachable" with another try. Fields beyond the schema are dropped at once',
  },
  vehicleSearch: {
    call: vehicleSearchCall,
    neededTo: 'look',
    what: 'the vehicles of a search, twelve at first, with the facets of the result; only one of these runs at a time',
    answer: searchAnswer,
  },
  facetsByType: {
    call: facetsCall,
    what: 'facets with counts of the whole stock by type of vehicle',
    answer: facetsByType,
  },
  vehicleList: {
    call: vehicleListCall,
    what: 'vehicles without facets: favourites, comparison, similar ones; the admin area reads all pages',
  },
  vehicle: { call: vehicleCall, neededTo: 'look', what: 'one vehicle by its id, a UUID; 404 is "sold or not found"' },
  vehicleByVin: { call: vehicleByVinCall, what: 'what is no UUID in an address is read as VIN, then as stock number' },
  vehicleByNumber: { call: vehicleByNumberCall, what: 'one vehicle by its stock number' },
  vehiclePdf: { call: vehiclePdfCall, what: 'must be a complete PDF (`%PDF-` … `%%EOF`)' },
  headerImages: { call: headerImagesCall, what: 'pictures above the search; a failure costs only their place' },
  equipment: { call: equipmentCall, what: 'names of equipment; without it the shop has names of its own' },
  locations: { call: locationsCall, what: 'all locations in one page' },
  contacts: { call: contactsCall, what: 'all contacts in one page, or those of a vehicle' },
  email: {
    call: emailCall,
    neededTo: 'ask',
    what: 'contact request or withdrawal; sent once, because a second one is a second mail',
  },
  products: {
    call: productsCall,
    neededTo: 'order',
    what: 'products of the checkout for a vehicle (an empty list will do), and those of the accessories navigator',
  },
  navigatorSettings: { call: navigatorCall, what: 'the accessories navigator by brand' },
  financeSettings: { call: financeSettingsCall, what: 'durations and deposits of the calculator' },
  financeResult: { call: financeResultCall, what: 'a rate' },
  financeConditions: { call: financeConditionsCall, what: 'further limits of BANK11' },
  leasingFast: { call: fastLeasingCall, what: 'rates for all durations and mileages' },
  leasing: { call: leasingCall, what: 'a rate for one duration and mileage' },
  leasingApplication: {
    call: leasingApplicationCall,
    what: 'once, after its order was taken; its failure never fails the order',
  },
  order: {
    call: orderCall,
    neededTo: 'order',
    status: 201,
    refuses: [409],
    what: 'the order: the same id is one order, 409 is reserved by somebody else',
    answer: orderAnswer,
  },
  continueLater: {
    call: continueLaterCall,
    what: 'mails a link to the order; sent once',
  },
  tradeInManufacturers: { call: tradeInManufacturersCall, what: 'makes and models of a valuation without a VIN' },
  tradeInVersions: { call: vehicleInfoCall, what: 'versions of a model; 400 or 404 is an empty list' },
  tradeInCalculation: { call: calculationCall, what: '`success`; a `tradeIn` beside it is used at once' },
  tradeInRedemption: { call: redeemCall, refuses: [404], what: 'a valued trade-in by code and e-mail; 404 is none' },
  emailKnown: {
    call: users.emailKnownCall,
    what: 'asked when somebody logs in or registers',
  },
  registerCustomer: {
    call: users.registerCustomerCall,
    what: 'an account with a password; 400 if there is one',
  },
  register: {
    call: users.registerCall,
    what: 'staff, and customers by Google or Apple; answers `{ token }`',
  },
  login: {
    call: users.loginCall,
    refuses: [401, 403],
    what: '`{ token }`, a JWT with `sub`, `exp`, `email`, `role`; 401 or 403 right after a registration means "address not confirmed yet"',
  },
  confirmEmail: { call: users.confirmEmailCall, what: 'by the token of the mail' },
  forgetPassword: {
    call: users.forgetPasswordCall,
    what: 'the same answer without an account; `redirectUrl` must be checked against addresses that the platform knows',
  },
  resetPassword: { call: users.resetPasswordCall, what: 'by the token of the mail' },
  account: { call: users.accountCall, what: 'the account of the login' },
  updateAccount: { call: users.updateAccountCall, what: 'sends all that the account holds' },
  deleteUser: { call: users.deleteUserCall, what: 'an account with all its data' },
  saveSettings: {
    call: saveSettingsCall,
    what: 'all settings, read again right before; unknown ones unchanged',
  },
  managedContacts: { call: contactsApi.calls.list, what: 'the admin area reads every page' },
  createContact: { call: contactsApi.calls.create, status: 201, what: 'a new contact with its picture' },
  updateContact: { call: contactsApi.calls.update, what: 'a changed contact' },
  removeContact: { call: contactsApi.calls.remove, what: 'deletes a contact' },
  managedLocations: { call: locationsApi.calls.list, what: 'the admin area reads every page' },
  createLocation: { call: locationsApi.calls.create, status: 201, what: 'a new location' },
  updateLocation: { call: locationsApi.calls.update, what: 'a changed location' },
  removeLocation: { call: locationsApi.calls.remove, what: 'deletes a location' },
  cancellationDocument: { call: cancellationCall, what: 'withdrawal form with the address of a location, a PDF' },
  leadSettings: { call: leadSettingsApi.calls.list, what: 'where requests go' },
  createLeadSetting: { call: leadSettingsApi.calls.create, status: 201, what: 'a new setting' },
  updateLeadSetting: { call: leadSettingsApi.calls.update, what: 'a changed setting' },
  removeLeadSetting: { call: leadSettingsApi.calls.remove, what: 'only 204 is success' },
  managedProducts: { call: productsApi.calls.list, what: 'the admin area reads every page, all products' },
  createProduct: { call: productsApi.calls.create, status: 201, what: 'a new product' },
  updateProduct: { call: productsApi.calls.update, what: 'the whole product' },
  removeProduct: { call: productsApi.calls.remove, what: 'deletes a product' },
  customers: { call: customersCall, what: 'all users of the dealer, staff too' },
  deleteContracts: { call: deleteContractsCall, what: 'all sales contracts of a customer' },
  message: { call: messageCall, what: 'to customers, by e-mail or WhatsApp; sent once' },
  tradeIns: { call: tradeInsCall, what: 'all trade-ins with their customers' },
  updateTradeIn: {
    call: updateTradeInCall,
    what: 'result and value; `resultType` 1 releases it',
  },
  salesContracts: { call: contractsCall, what: 'all contracts of the dealer in the token' },
  createContract: { call: createContractCall, status: 201, what: 'a contract as PDF, with VIN and description' },
  contractPdf: { call: contractPdfCall, what: 'a contract, a PDF' },
  deleteContract: { call: deleteContractCall, what: 'deletes a contract' },
  vehicleFiles: {
    call: vehicleFilesCall,
    what: 'vehicles with their documents of one type (1 condition report, 2 energy label)',
  },
  uploadVehicleFiles: { call: uploadVehicleFilesCall, what: 'documents by VIN or stock number' },
  deleteVehicleFiles: {
    call: deleteVehicleFilesCall,
    what: 'documents by their addresses',
  },
  uploadFiles: {
    call: uploadFilesCall,
    what: 'files that belong to no vehicle; answers their addresses in the same order',
  },
  deleteFiles: { call: deleteFilesCall, what: 'files by their addresses' },
  uploadHeaderImage: { call: uploadHeaderImageCall, status: 201, what: 'a picture above the search' },
  deleteHeaderImage: { call: deleteHeaderImageCall, what: 'deletes it by its key' },
  invalidVehicles: { call: invalidVehiclesCall, what: 'vehicles that the platform does not offer, with reasons' },
  invalidVehiclesPdf: { call: invalidVehiclesPdfCall, what: 'the same as PDF' },
  manufacturers: { call: manufacturersCall, what: 'makes and models in forms' },
  releaseNotes: { call: releaseNotesCall, what: 'what is new' },
} as const satisfies Record<string, WireCall>;

export type CallName = keyof typeof WIRE;

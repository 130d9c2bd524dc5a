import { setUpServiceTwins } from '../checkout/journey';
import { describeSteps } from './checkoutFaults';

setUpServiceTwins();
describeSteps(['1-trade-in', '2-trade-in-selection', '3-offer', '3-physical-product', '4-services']);

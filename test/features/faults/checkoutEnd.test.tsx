import { setUpServiceTwins } from '../checkout/journey';
import { describeSteps } from './checkoutFaults';

setUpServiceTwins();
describeSteps(['5-warranty', '6-insurance', '7-hand-over', '8-reservation', '9-summary']);

import { FLOWS } from '../support/screens';
import { describeScreens } from './sweep';

describeScreens(FLOWS.others);

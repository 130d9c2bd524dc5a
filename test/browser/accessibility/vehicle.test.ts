import { describeScreens } from './sweep';
import { SCREEN_GROUPS } from './screenGroups';

describeScreens(SCREEN_GROUPS.vehicle);

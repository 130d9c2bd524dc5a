// Imports are evaluated in this order.
import './hiddenGlobals';

export { saveAs } from 'file-saver';

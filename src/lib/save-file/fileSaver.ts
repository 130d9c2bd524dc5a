// The order matters: what stands here first is evaluated first.
import './hiddenGlobals';

export { saveAs } from 'file-saver';

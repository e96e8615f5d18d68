import { addMadeDocument } from './add-made-document.ts';

export { addMadeDocument };

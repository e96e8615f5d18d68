import { addCopy, addMadeDocument } from './add-made-document.ts';

export { addCopy, addMadeDocument };

/** The part of the offline layer that is loaded after the page: what only a queue, or a lost connection, needs. */
export { refreshStored } from './refresh-stored.ts';
export { similarAnswer } from './similar-answer.ts';
export { overlay, readWaiting } from './waiting.ts';
export { flush, write } from './write.ts';

// One file for everything that draws: it comes with the first picture that is wanted.
export { figureOf } from './figure.ts';
export { chosenMovement, movementChoices } from './movement-choices.ts';
export { Player } from './player.tsx';
export { Still } from './still.tsx';
export { isLoaded, loadAllMovements, loadMovement } from './templates.ts';

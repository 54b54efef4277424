import { figureOf } from './figure.ts';
import { chosenMovement, movementChoices } from './movement-choices.ts';
import { Player } from './player.tsx';
import { Still } from './still.tsx';
import { isLoaded, loadAllMovements, loadMovement } from './templates.ts';

/** Everything that draws, in one file: it comes with the first picture that is wanted. */
export const figures = {
  Player,
  Still,
  figureOf,
  chosenMovement,
  movementChoices,
  isLoaded,
  loadMovement,
  loadAllMovements,
};

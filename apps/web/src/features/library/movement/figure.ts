import {
  cameraOf,
  type Movement,
  pathsOf,
  sceneAt,
  secondsAtKey,
  secondsOf,
  type ViewBox,
  viewBoxAt,
  viewBoxOf,
} from '@fitarc/movement/movement';
import { type WorkingPatch, workingPatches } from '@fitarc/movement/muscles';
import { makeMovement, readSpec, type Spec } from '@fitarc/movement/spec';
import { templates } from './templates.ts';

/** What a picture of a movement needs to know of an exercise. */
export interface Shown {
  readonly movement: string;
  readonly muscles: readonly string[];
  readonly secondary_muscles: readonly string[];
}

type Paths = readonly { readonly paint: string; readonly d: string }[];

/** One pose with the part of the picture it fills. */
interface CloseUp {
  readonly viewBox: ViewBox;
  readonly hasFloor: boolean;
  readonly paths: Paths;
}

/** A movement with the muscles that work in it, ready to be drawn at any moment. */
export interface Motion {
  readonly seconds: number;
  /** When each key pose is reached, and which of them says most. */
  readonly keys: readonly number[];
  readonly still: number;
  /** From where it can be looked at, in degrees. */
  readonly angles: readonly number[];
  readonly hasFloor: boolean;
  viewBox(angle: number): ViewBox;
  paths(seconds: number, angle: number): Paths;
}

/** Nothing is worked out before it is wanted: a list has many of them. */
export interface Figure {
  motion(): Motion;
  /** The pose that says most, step by step: each is short, also in code that has not run yet. */
  closeUp(): Generator<undefined, CloseUp>;
}

const made = new Map<string, Movement>();

function movementOf(text: string, spec: Spec): Movement {
  const movement = made.get(text) ?? makeMovement(spec);
  made.set(text, movement);
  return movement;
}

const hasFloor = (movement: Movement) => !movement.floorless && !movement.above;
/** When the pose is reached that says most. */
const stillOf = (movement: Movement) => secondsAtKey(movement, movement.still ?? movement.keys.length - 1);

function motionOf(movement: Movement, patches: readonly WorkingPatch[]): Motion {
  const first = cameraOf(movement).angle;
  const oneSide = movement.keys.map((_, at) => secondsAtKey(movement, at));
  const seconds = secondsOf(movement);
  return {
    seconds,
    keys: movement.alternate ? [...oneSide, ...oneSide.map((at) => at + seconds / 2)] : oneSide,
    still: stillOf(movement),
    angles: movement.otherView === undefined ? [first] : [first, movement.otherView],
    hasFloor: hasFloor(movement),
    viewBox: (angle) => viewBoxOf(movement, cameraOf(movement, angle)),
    paths: (moment, angle) => pathsOf(sceneAt(movement, moment), patches, cameraOf(movement, angle)),
  };
}

/** Undefined for a movement this release does not know; it has been loaded. */
export function figureOf({ movement: text, muscles, secondary_muscles }: Shown): Figure | undefined {
  const spec = readSpec(text, templates);
  if (!spec) return undefined;
  const patches = () => workingPatches(muscles, secondary_muscles);
  return {
    motion: () => motionOf(movementOf(text, spec), patches()),
    *closeUp() {
      const movement = movementOf(text, spec);
      yield;
      const scene = sceneAt(movement, stillOf(movement));
      yield;
      const camera = cameraOf(movement);
      const paths = pathsOf(scene, patches(), camera);
      yield;
      return { viewBox: viewBoxAt(movement, scene, camera), hasFloor: hasFloor(movement), paths };
    },
  };
}

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
import { workingPatches } from '@fitarc/movement/muscles';
import { makeMovement, readSpec } from '@fitarc/movement/spec';
import { templates } from './templates.ts';

/** What a picture of a movement needs to know of an exercise. */
export interface Shown {
  readonly movement: string;
  readonly muscles: readonly string[];
  readonly secondary_muscles: readonly string[];
}

type Paths = readonly { readonly paint: string; readonly d: string }[];

/** A movement with the muscles that work in it, ready to be drawn at any moment. */
export interface Figure {
  readonly seconds: number;
  /** When each key pose is reached, and which of them says most. */
  readonly keys: readonly number[];
  readonly still: number;
  /** From where it can be looked at, in degrees. */
  readonly angles: readonly number[];
  readonly hasFloor: boolean;
  viewBox(angle: number): ViewBox;
  paths(seconds: number, angle: number): Paths;
  /** The pose that says most, with the part of the picture it fills. */
  closeUp(): { readonly viewBox: ViewBox; readonly paths: Paths };
}

const made = new Map<string, Movement | undefined>();

function movementOf(text: string): Movement | undefined {
  if (!made.has(text)) {
    const spec = readSpec(text, templates);
    made.set(text, spec && makeMovement(spec));
  }
  return made.get(text);
}

/** Undefined for a movement this release does not know; it has been loaded. */
export function figureOf({ movement: text, muscles, secondary_muscles }: Shown): Figure | undefined {
  const movement = movementOf(text);
  if (!movement) return undefined;
  const patches = workingPatches(muscles, secondary_muscles);
  const first = cameraOf(movement).angle;
  const oneSide = movement.keys.map((_, at) => secondsAtKey(movement, at));
  const seconds = secondsOf(movement);
  const keys = movement.alternate ? [...oneSide, ...oneSide.map((at) => at + seconds / 2)] : oneSide;
  const still = keys[movement.still ?? oneSide.length - 1] ?? 0;
  return {
    seconds,
    keys,
    still,
    angles: movement.otherView === undefined ? [first] : [first, movement.otherView],
    hasFloor: !movement.floorless && !movement.above,
    viewBox: (angle) => viewBoxOf(movement, cameraOf(movement, angle)),
    paths: (moment, angle) => pathsOf(sceneAt(movement, moment), patches, cameraOf(movement, angle)),
    closeUp() {
      const camera = cameraOf(movement);
      const scene = sceneAt(movement, still);
      return { viewBox: viewBoxAt(movement, scene, camera), paths: pathsOf(scene, patches, camera) };
    },
  };
}

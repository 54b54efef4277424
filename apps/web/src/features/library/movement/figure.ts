import { draw } from '@fitarc/movement/draw';
import {
  cameraOf,
  gearAt,
  type Movement,
  secondsAtKey,
  secondsOf,
  skeletonAt,
  type ViewBox,
  viewBoxAt,
  viewBoxOf,
} from '@fitarc/movement/movement';
import { workingPatches } from '@fitarc/movement/muscles';
import { makeMovement, readSpec } from '@fitarc/movement/spec';
import { TEMPLATES } from '@fitarc/movement/templates/all';

/** What a picture of a movement needs to know of an exercise. */
export interface Shown {
  readonly movement: string;
  readonly muscles: readonly string[];
  readonly secondary_muscles: readonly string[];
}

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
  /** Around one moment alone, for small pictures. */
  closeUp(seconds: number, angle: number): ViewBox;
  paths(seconds: number, angle: number): readonly { readonly paint: string; readonly d: string }[];
}

const made = new Map<string, Movement | undefined>();

function movementOf(text: string): Movement | undefined {
  if (!made.has(text)) {
    const spec = readSpec(text, TEMPLATES);
    made.set(text, spec && makeMovement(spec));
  }
  return made.get(text);
}

/** Undefined for a movement this release does not know. */
export function figureOf({ movement: text, muscles, secondary_muscles }: Shown): Figure | undefined {
  const movement = movementOf(text);
  if (!movement) return undefined;
  const patches = workingPatches(muscles, secondary_muscles);
  const first = cameraOf(movement).angle;
  const oneSide = movement.keys.map((_, at) => secondsAtKey(movement, at));
  const seconds = secondsOf(movement);
  const keys = movement.alternate ? [...oneSide, ...oneSide.map((at) => at + seconds / 2)] : oneSide;
  return {
    seconds,
    keys,
    still: keys[movement.still ?? oneSide.length - 1] ?? 0,
    angles: movement.otherView === undefined ? [first] : [first, movement.otherView],
    hasFloor: !movement.floorless && !movement.above,
    viewBox: (angle) => viewBoxOf(movement, cameraOf(movement, angle)),
    closeUp: (seconds, angle) => viewBoxAt(movement, seconds, cameraOf(movement, angle)),
    paths(seconds, angle) {
      const s = skeletonAt(movement, seconds);
      return draw(
        s,
        cameraOf(movement, angle),
        patches,
        gearAt(movement, s).flatMap(({ parts }) => parts),
      );
    },
  };
}

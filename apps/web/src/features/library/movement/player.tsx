import { ChevronLeft, ChevronRight, Pause, Play, RefreshCw } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { IconButton } from '../../../ui/form/button.tsx';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';
import type { Figure, Motion } from './figure.ts';
import { PosePicture } from './pose-picture.tsx';
import { SPEEDS, usePlayback } from './use-playback.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** In words, what the picture shows. */
const inWords = (name: string, steps: readonly string[]) => [`Animation: ${name}.`, ...steps].join(' ');

const icon = { size: 20, 'aria-hidden': true } as const;
const speedText = (speed: number) => `${speed}×`;

/** The pose that says most; where that is the first, the one farthest from it in time. */
const otherEnd = ({ keys, still }: Motion) => (still > 0 ? still : (keys[Math.floor(keys.length / 2)] ?? 0));

interface Props {
  readonly figure: Figure;
  readonly name: string;
  readonly steps: readonly string[];
}

export function Player({ figure, name, steps }: Props) {
  const [at, setAt] = useState(0);
  const [isStill] = useState(() => window.matchMedia(REDUCED).matches);
  const svg = useRef<SVGSVGElement>(null);
  const id = useId();
  const motion = useMemo(() => figure.motion(), [figure]);
  const angle = motion.angles[at % motion.angles.length] ?? 0;
  const playback = usePlayback(svg, motion, angle, !isStill);
  const showsEnds = isStill && !playback.wasMoved;
  useEffect(() => {
    if (!showsEnds) playback.redraw();
  }, [showsEnds, playback.redraw]);
  return (
    <div className="mb-4 min-w-0 rounded-lg border border-line bg-surface">
      <div
        id={id}
        role="img"
        aria-label={inWords(name, steps)}
        className="flex h-64 justify-center contain-content"
      >
        {showsEnds ? (
          <>
            <PosePicture motion={motion} seconds={motion.keys[0] ?? 0} angle={angle} />
            <PosePicture motion={motion} seconds={otherEnd(motion)} angle={angle} />
          </>
        ) : (
          <svg ref={svg} aria-hidden="true" focusable="false" className="figure h-full w-full" />
        )}
      </div>
      <div className="flex items-center justify-center gap-1 px-2 pb-1">
        <IconButton label="Previous position" aria-controls={id} onClick={() => playback.step(-1)}>
          <ChevronLeft {...icon} />
        </IconButton>
        <IconButton
          label={playback.isPlaying ? 'Pause' : 'Play'}
          aria-controls={id}
          onClick={playback.toggle}
        >
          {playback.isPlaying ? <Pause {...icon} /> : <Play {...icon} />}
        </IconButton>
        <IconButton label="Next position" aria-controls={id} onClick={() => playback.step(1)}>
          <ChevronRight {...icon} />
        </IconButton>
        <Menu
          label="Speed"
          trigger={
            <button
              type="button"
              aria-label={`Speed: ${speedText(playback.speed)}`}
              className="grid min-h-touch min-w-touch place-items-center rounded-md text-sm font-label tabular-nums hover:bg-sunken"
            >
              {speedText(playback.speed)}
            </button>
          }
        >
          {SPEEDS.map((speed) => (
            <MenuItem key={speed} onSelect={() => playback.setSpeed(speed)}>
              {speed === 1 ? 'Normal' : speedText(speed)}
            </MenuItem>
          ))}
        </Menu>
        {motion.angles.length > 1 && (
          <IconButton label="Other angle" aria-controls={id} onClick={() => setAt(at + 1)}>
            <RefreshCw {...icon} />
          </IconButton>
        )}
      </div>
    </div>
  );
}

import { BACK_SHAPES, BODY_OUTLINE, CLIPS, FRONT_SHAPES, type Shape } from '../body-shapes.ts';

// A region is coloured by a variable of its own, so that every map on the page shares this one drawing.
const fillOf = ({ region }: Shape) =>
  `var(--m-${region}, ${region === 'heart' ? 'transparent' : 'var(--map-muscle)'})`;

function Half({ id, shapes }: { id: string; shapes: readonly Shape[] }) {
  return (
    <g id={id}>
      <path d={BODY_OUTLINE} fill="var(--map-body)" />
      {shapes
        .filter(({ region }) => region !== 'heart')
        .map((shape) => (
          <path
            key={`${shape.region} ${shape.d}`}
            d={shape.d}
            fill={fillOf(shape)}
            clipPath={shape.clip && `url(#map-${shape.clip})`}
          />
        ))}
    </g>
  );
}

function Body({ side, shapes }: { side: 'front' | 'back'; shapes: readonly Shape[] }) {
  const heart = shapes.find(({ region }) => region === 'heart');
  return (
    <symbol id={`body-${side}`} viewBox="-78 0 156 432">
      <use href={`#body-${side}-half`} />
      <use href={`#body-${side}-half`} transform="scale(-1 1)" />
      <ellipse cx="0" cy="27" rx="15.5" ry="20" fill="var(--map-body)" />
      {/* Larger than life, and a little left of the middle: on a small map it must still be seen. */}
      {heart && (
        <path
          d={heart.d}
          transform="translate(7 101) scale(1.9) translate(11.5 -101.5)"
          fill={fillOf(heart)}
        />
      )}
    </symbol>
  );
}

/** What every body map on the page refers to. Rendered once, by the page that shows maps. */
export function BodyMapDrawing() {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false" className="absolute">
      <defs>
        {/* Secondary muscles are hatched, so that the mark does not rest on colour alone. */}
        <pattern
          id="map-hatch"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="5" height="5" fill="var(--map-muscle)" />
          <rect width="2.4" height="5" fill="var(--map-primary)" />
        </pattern>
        {Object.entries(CLIPS).map(([id, [x, y, width, height]]) => (
          <clipPath key={id} id={`map-${id}`}>
            <rect x={x} y={y} width={width} height={height} />
          </clipPath>
        ))}
        <Half id="body-front-half" shapes={FRONT_SHAPES} />
        <Half id="body-back-half" shapes={BACK_SHAPES} />
        <Body side="front" shapes={FRONT_SHAPES} />
        <Body side="back" shapes={BACK_SHAPES} />
      </defs>
    </svg>
  );
}

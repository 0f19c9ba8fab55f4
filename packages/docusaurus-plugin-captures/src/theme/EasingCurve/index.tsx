import type {ReactNode} from 'react';
import type {CurveView} from '../../view';

/** Pixels of the square from start to end, and of the margins around it. */
const side = 200;
const margin = {left: 34, top: 12, right: 12, bottom: 34};
const unit = side / 100;

interface Props {
  readonly name: string;
  readonly curve: CurveView;
}

/** An easing's curve, with constant speed as a dashed line, in the colors of all drawings. */
export default function EasingCurve({name, curve: {label, path, above, below, words}}: Props): ReactNode {
  const top = margin.top + above * unit;
  const bottom = top + side;
  const width = margin.left + side + margin.right;
  const height = bottom + below * unit + margin.bottom;
  const end = margin.left + side;
  return (
    <figure className="capture curve">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-labelledby="curve-title"
        aria-describedby="curve-words"
      >
        <title id="curve-title">{`The curve of ${name}${label === undefined ? '' : `, ${label}`}`}</title>
        <desc id="curve-words">{words}</desc>
        <path d={`M${margin.left} ${top}H${end}`} className="d-grid" />
        <path d={`M${margin.left} ${bottom}L${end} ${top}`} className="d-line d-line-dash" />
        <path
          d={`M${margin.left} ${margin.top}V${bottom + below * unit}M${margin.left} ${bottom}H${end}`}
          className="d-axis"
        />
        <g className="d-art" transform={`translate(${margin.left} ${top}) scale(${unit})`}>
          <path d={path} className="d-line-warm" />
        </g>
        <text x={end} y={height - 8} className="d-small d-end">
          time
        </text>
        <text x={-top} y={18} transform="rotate(-90)" className="d-small d-end">
          progress
        </text>
      </svg>
      <figcaption>
        {`Progress over time${label === undefined ? '' : `, ${label}`}. The dashed line shows constant speed. ${words}`}
      </figcaption>
    </figure>
  );
}

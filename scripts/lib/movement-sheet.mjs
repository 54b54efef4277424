/** The light colors of the app's figure.css. */
const STYLE = `
body{margin:0;padding:16px;background:#fff;color:#14201b;font:12px/1.35 Inter,system-ui,sans-serif}
h1{font-size:18px;margin:0 0 12px}
.sheet{display:grid;grid-template-columns:repeat(var(--columns),minmax(0,1fr));gap:10px}
figure{margin:0;padding:8px;border:1px solid #d8ddd9;border-radius:10px;break-inside:avoid}
figcaption b{display:block;font-size:13px}
.spec{color:#5b6660;font-family:monospace;font-size:11px}
.bad{color:#b3261e;font-weight:600}
.row{display:flex;gap:2px;flex-wrap:wrap}
svg{flex:1 1 90px;min-width:0;max-width:130px;height:110px}
ol{margin:4px 0 0;padding-left:16px;color:#3c4842}
path{fill:#cdd2cd;stroke:#fff;stroke-width:7;paint-order:stroke;stroke-linejoin:round}
.far{fill:#a9b0aa}.work{fill:#c2376f;stroke:none}.help{fill:#dfa3bb;stroke:none}
.shoe{fill:#3c4440}.farshoe{fill:#59605c}
.iron{fill:#4b5651;stroke:#fff;stroke-width:4}.pad{fill:#8b9690}.frame{fill:#b5bdb8}
.plate{fill:#5b6660;fill-opacity:.32;stroke:#4b5651;stroke-width:10}
.line{fill:none;stroke:#4b5651;stroke-width:12;stroke-linecap:round}
.floor{stroke:#9aa39d;stroke-width:6}
`;

const escapeHtml = (text) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

const svg = ({ viewBox, floor, paths }) => {
  const [x, , width] = viewBox;
  const drawn = paths.map(({ paint, d }) => `<path class="${paint}" d="${d}"/>`).join('');
  const line = floor ? `<line class="floor" x1="${x}" x2="${x + width}" y1="0" y2="0"/>` : '';
  return `<svg viewBox="${viewBox.join(' ')}">${line}${drawn}</svg>`;
};

const figure = ({ name, movement, steps, problems, pictures }, withSteps) => `<figure>
<div class="row">${pictures.map(svg).join('')}</div>
<figcaption><b>${escapeHtml(name)}</b><span class="spec">${escapeHtml(movement ?? '')}</span>
${problems.map((problem) => `<div class="bad">${escapeHtml(problem)}</div>`).join('')}</figcaption>
${withSteps ? `<ol>${steps.map((step) => `<li>${escapeHtml(step)}</li>`).join('')}</ol>` : ''}</figure>`;

export const sheetPage = (title, entries, { columns = 3, steps = false } = {}) =>
  `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><h1>${escapeHtml(title)}</h1>
<div class="sheet" style="--columns:${columns}">${entries.map((entry) => figure(entry, steps)).join('')}</div>`;

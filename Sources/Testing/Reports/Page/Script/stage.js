function availableModes(golden) {
  if (golden.outcome !== 'changed' && golden.outcome !== 'passed') return [];
  if (golden.actual?.kind === 'text') return modes.filter(([mode]) => mode === 'sides' || mode === 'difference');
  if (golden.actual?.kind !== 'picture' || golden.expected?.kind !== 'picture') return [];
  return golden.difference ? modes : modes.filter(([mode]) => mode !== 'difference');
}

/// The selected mode, or the closest one that this golden supports.
function modeOf(golden) {
  const available = availableModes(golden).map(([mode]) => mode);
  if (available.includes(state.mode)) return state.mode;
  return golden.actual?.kind === 'text' ? 'difference' : available[0] ?? 'sides';
}

function choice(label, options, chosen, choose, shortcuts) {
  return el('div', { class: 'choice', role: 'group', 'aria-label': label }, ...options.map(([value, name], index) =>
    el('button', { 'data-value': value, 'aria-pressed': String(value === chosen), onclick: () => choose(value),
      title: shortcuts ? `${name} (${modes.findIndex(([mode]) => mode === value) + 1})` : null }, name)));
}

function showStage() {
  stopBlinking();
  heat([]);
  const golden = current();
  if (!golden) return;
  const stage = document.querySelector('.stage');
  const bar = document.querySelector('.head ~ .bar');
  const mode = modeOf(golden);
  const isPicture = [golden.expected, golden.actual].some(file => file?.kind === 'picture');
  const available = availableModes(golden);
  bar.replaceChildren(...[
    available.length > 1 ? choice('Comparison mode', available, mode, setMode, true) : null, el('span', { class: 'space' }),
    isPicture ? choice('Zoom', zooms, state.zoom, setZoom) : null,
    golden.changes.length > 0 ? choice('Outlines', [['outlines', 'Outlines']],
      state.outlined ? 'outlines' : null, toggleOutlines) : null].filter(Boolean));
  bar.hidden = available.length < 2 && !isPicture;
  stage.className = `stage ${mode} ${state.outlined ? 'outlined' : ''}`;
  stage.hidden = !golden.expected && !golden.actual;
  if (!isPicture) stage.replaceChildren(...textStage(golden, mode));
  else if (!files.goldens[golden.id]) stage.replaceChildren(leftOut(golden));
  else stage.replaceChildren(...(mode === 'sides' || available.length === 0 ? sides(golden) : mode === 'difference'
    ? sides(golden, ['difference']) : stacked(golden, mode)));
}

function leftOut(golden) {
  const paths = ['expected', 'actual', 'difference'].map(kind => golden[kind]?.path).filter(Boolean);
  return el('p', {}, 'These pictures are not in the page. Their files: ', el('code', {}, paths.join(', ')));
}

function setMode(mode) {
  if (!availableModes(current() ?? {}).some(([name]) => name === mode)) return;
  state.mode = mode;
  showStage();
}

function setZoom(zoom) { state.zoom = zoom; showStage(); }
function toggleOutlines() { state.outlined = !state.outlined; showStage(); }

/// The size of a picture in points.
const pointsOf = file => [file.width / file.scale, file.height / file.scale];

function availableWidth() {
  const stage = document.querySelector('.stage');
  const style = getComputedStyle(stage);
  return stage.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
}

/// CSS pixels per point, so that a picture fits the available width, and a small one stays visible.
function zoomFor(points, columns) {
  if (state.zoom !== 'fit') return state.zoom;
  const width = (availableWidth() - 16 * (columns - 1)) / columns;
  return width < points ? width / points : Math.max(1, Math.min(4, Math.floor(Math.min(width, 320) / points)));
}

function sides(golden, kinds = ['expected', 'actual', 'difference']) {
  const shown = kinds.filter(kind => golden[kind]?.kind === 'picture' && contentOf(golden, kind));
  const widest = Math.max(...shown.map(kind => pointsOf(golden[kind])[0]));
  let columns = shown.length;
  while (columns > 1 && (availableWidth() - 16 * (columns - 1)) / columns < widest * 0.55) columns -= 1;
  const zoom = zoomFor(widest, columns);
  return [el('div', { class: 'figures', style: `grid-template-columns: repeat(${columns}, max-content)` },
    ...shown.map(kind => el('figure', {},
      el('figcaption', {}, el('b', {}, labels.alone[golden.outcome] ?? labels[kind] ?? capitalized(kind)),
        ...(kind === 'difference' ? [] : [pointsOf(golden[kind]).map(number).join(' × ') + ' pt'])),
      canvas(golden, [kind], zoom))))];
}

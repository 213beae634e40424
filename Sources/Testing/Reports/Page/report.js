'use strict';

// Names and texts come from tests and from what they draw. They only ever become text nodes and attribute values.
const report = JSON.parse(document.getElementById('report-data').textContent);
const files = JSON.parse(document.getElementById('files-data').textContent);
const goldens = new Map(report.goldens.map(golden => [golden.id, golden]));
const byId = id => document.getElementById(id);

const words = { changed: 'changed', missing: 'new', unusable: 'unusable', failed: 'failed', recorded: 'recorded' };
const modes = [['sides', 'Side by side'], ['swipe', 'Swipe'], ['onion', 'Onion skin'], ['blink', 'Blink'],
  ['difference', 'Difference']];
const zooms = [['fit', 'Fit'], [1, '1×'], [2, '2×'], [4, '4×']];
const narrow = window.matchMedia('(max-width: 860px)');

const state = {
  shown: [], id: null, mode: narrow.matches ? 'swipe' : 'sides', zoom: 'fit', outlined: false, slide: 50,
  hidden: new Set(), filter: '', taken: new Set(), blinking: false,
};

// MARK: Elements

function el(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children.flat().filter(child => child !== null && child !== undefined));
  return element;
}

const key = name => el('kbd', {}, name);

function contentOf(golden, kind) {
  const place = files.goldens[golden.id]?.[kind];
  return place === undefined ? null : files.contents[place];
}

const nameOf = golden => golden.test + (golden.variant ? ` · ${golden.variant}` : '');
const groupOf = golden => report.groups.find(group => group.goldens.includes(golden.id));
const current = () => goldens.get(state.id);
const plural = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;

// MARK: The bar at the top

function showTop() {
  byId('package').textContent = report.package;
  byId('menu').textContent = '☰';
  byId('theme').textContent = '◐';
  const totals = Object.keys(words).filter(outcome => report.totals[outcome] > 0).map(outcome => el('button', {
    class: outcome, 'data-outcome': outcome, 'aria-pressed': String(!state.hidden.has(outcome)),
    title: 'Show or hide', onclick: () => toggleOutcome(outcome),
  }, el('i'), el('b', {}, String(report.totals[outcome])), words[outcome]));
  const passed = el('span', { class: 'passed' }, el('i'), el('b', {}, String(report.totals.passed)), 'passed');
  byId('totals').replaceChildren(...totals, passed);
  const notes = [];
  if (files.leftOut > 0) {
    notes.push(`The pictures of ${plural(files.leftOut, 'golden')} are left out, to keep this page small. ` +
      'Each change shows some; the others lie in the run’s folder.');
  }
  if (report.unfinished.length > 0) {
    notes.push(`${plural(report.unfinished.length, 'test')} skipped or failed early; goldens of theirs may be ` +
      `missing here: ${report.unfinished.slice(0, 5).join(', ')}${report.unfinished.length > 5 ? ' …' : ''}`);
  }
  byId('notes').replaceChildren(...notes.map(note => el('p', {}, note)));
}

function toggleOutcome(outcome) {
  if (!state.hidden.delete(outcome)) state.hidden.add(outcome);
  showTop();
  showList();
}

// MARK: The list

const searchText = new Map(report.goldens.map(golden => [golden.id, [golden.id, golden.headline, golden.verdict,
  words[golden.outcome], ...golden.surroundings, ...golden.summary, ...golden.causes].join('\n').toLowerCase()]));

function matches(id) {
  const golden = goldens.get(id);
  const terms = state.filter.toLowerCase().split(/\s+/).filter(Boolean);
  return !state.hidden.has(golden.outcome) && terms.every(term => searchText.get(id).includes(term));
}

function showList() {
  const sections = [];
  state.shown = [];
  for (const group of report.groups) {
    const ids = group.goldens.filter(matches);
    if (ids.length === 0) continue;
    state.shown.push(...ids);
    const count = ids.length < group.goldens.length ? `${ids.length} of ${group.count}` : group.count;
    sections.push(el('details', { class: `group ${group.outcome}`, open: true },
      el('summary', { title: group.causes.join('\n') || null }, el('i'),
        el('span', { class: 'what' }, ...titleOf(group), el('span', { class: 'count' }, count))),
      ...ids.map(rowOf)));
  }
  const nothing = report.groups.length === 0 ? `All ${report.totals.passed} goldens passed.` : 'Nothing matches the filter.';
  byId('list').replaceChildren(...(sections.length ? sections : [el('p', { class: 'empty' }, nothing)]));
  if (!state.shown.includes(state.id)) select(state.shown[0] ?? null);
  else { markRow(); showTurn(); }
}

/// The component on a line of its own, where the title begins with one.
function titleOf(group) {
  const split = group.outcome === 'changed' && group.causes.length > 0 ? group.title.indexOf(': ') : -1;
  const who = split < 0 ? null : el('span', { class: 'who' }, group.title.slice(0, split));
  return [who, el('span', { class: 'title' }, split < 0 ? group.title : group.title.slice(split + 2))].filter(Boolean);
}

function rowOf(id) {
  const golden = goldens.get(id);
  const picture = golden.actual?.kind === 'picture' ? contentOf(golden, 'actual') : null;
  const thumb = picture ? el('img', { class: 'thumb', src: picture, alt: '', loading: 'lazy' })
    : el('span', { class: 'thumb' }, golden.actual?.kind === 'text' ? 'Aa' : '–');
  return el('button', { class: 'row', 'data-id': id, onclick: () => { select(id); closeList(); } }, thumb,
    el('span', { class: 'name', title: nameOf(golden) }, el('b', {}, golden.test),
      el('small', {}, golden.variant ?? golden.suite)),
    el('span', { class: 'tick' }, state.taken.has(id) ? '✓' : ''));
}

function markRow() {
  for (const row of document.querySelectorAll('.row')) {
    const isCurrent = row.dataset.id === state.id;
    row.setAttribute('aria-current', String(isCurrent));
    row.querySelector('.tick').textContent = state.taken.has(row.dataset.id) ? '✓' : '';
    if (isCurrent) { row.parentElement.open = true; row.scrollIntoView({ block: 'nearest' }); }
  }
}

function select(id) {
  state.id = id;
  hideTip();
  markRow();
  showMain();
  byId('main').scrollTop = 0;
  if (id !== null) {
    try { history.replaceState(null, '', `#${encodeURIComponent(id)}`); } catch { /* not from every place */ }
  }
}

function step(by) {
  if (state.shown.length === 0) return;
  const place = state.shown.indexOf(state.id);
  select(state.shown[Math.min(Math.max(place + by, 0), state.shown.length - 1)]);
}

function stepGroup(by) {
  const groups = report.groups.filter(group => group.goldens.some(id => state.shown.includes(id)));
  const group = groups[groups.indexOf(groupOf(current())) + by];
  if (group) select(group.goldens.find(id => state.shown.includes(id)));
}

const openList = () => document.body.classList.toggle('listing');
const closeList = () => document.body.classList.remove('listing');

// MARK: One golden

function showMain() {
  stopBlinking();
  const golden = current();
  if (!golden) {
    byId('main').replaceChildren(el('p', { class: 'empty' }, 'Nothing to show.'));
    return;
  }
  const turn = el('div', { class: 'turn' },
    el('button', { class: 'button', id: 'previous', 'aria-label': 'Previous', title: 'Previous (k)',
      onclick: () => step(-1) }, '‹'),
    el('span', { id: 'place' }),
    el('button', { class: 'button', id: 'next', 'aria-label': 'Next', title: 'Next (j)', onclick: () => step(1) }, '›'));
  byId('main').replaceChildren(
    el('div', { class: `head ${golden.outcome}` },
      el('div', { class: 'name' },
        el('h2', {}, el('small', {}, `${golden.suite} / `), golden.test,
          ...(golden.variant ? [el('small', {}, ` · ${golden.variant}`)] : [])),
        el('span', { class: 'pill state' }, words[golden.outcome]),
        ...golden.surroundings.map(word => el('span', { class: 'pill' }, word))), turn),
    el('p', { class: 'headline' }, golden.headline),
    el('div', { class: 'bar' }), el('div', { class: 'stage' }),
    el('div', { class: 'below' },
      el('div', {}, ...[changesSection(golden), messageSection(golden), blameSection(golden)].filter(Boolean)),
      el('aside', {}, ...[commandSection(golden), factsSection(golden)].filter(Boolean))));
  showTurn();
  showStage();
}

function showTurn() {
  const place = state.shown.indexOf(state.id);
  if (!byId('place')) return;
  byId('place').textContent = `${place + 1} of ${state.shown.length}`;
  byId('previous').disabled = place <= 0;
  byId('next').disabled = place + 1 >= state.shown.length;
}

function commandSection(golden) {
  if (!golden.approve) return null;
  const group = groupOf(golden);
  const count = group.goldens.filter(id => goldens.get(id).approve).length;
  const isTaken = state.taken.has(golden.id);
  const button = (attributes, ...children) => el('button', { class: 'button', ...attributes }, ...children);
  return el('section', { id: 'approval' }, el('h3', {}, 'Is the new one right?'),
    el('div', { class: 'approve' },
      button({ class: `button ${isTaken ? '' : 'main'}`, id: 'take', 'aria-pressed': String(isTaken), onclick: toggleTaken },
        isTaken ? 'Put back' : 'Take it', key('a')),
      button({ id: 'copy-one', onclick: () => copy(golden.approve) }, 'Copy the command', key('c')),
      ...(count < 2 ? [] : [
        button({ id: 'take-group', onclick: takeGroup }, `Take all ${count}`, key('A')),
        button({ id: 'copy-group', onclick: () => copy(group.approve) }, `Copy for all ${count}`, key('g'))])),
    el('code', { class: 'command' }, golden.approve));
}

function changesSection(golden) {
  if (golden.changes.length === 0) return null;
  const item = (change, index) => el('li', { tabindex: '0', 'data-change': index, onpointerenter: () => heat([index]),
    onpointerleave: () => heat([]), onfocus: () => heat([index]), onblur: () => heat([]) },
  el('span', { class: 'who' }, change.subject), el('br'), change.text);
  const indexed = golden.changes.map((change, index) => [change, index]);
  const causes = indexed.filter(([change]) => change.isCause);
  const others = indexed.filter(([change]) => !change.isCause);
  const count = others.length + golden.changesLeftOut;
  return el('section', {}, el('h3', {}, 'What changed'),
    el('div', { class: 'changes' }, el('ul', {}, ...causes.map(([change, index]) => item(change, index))),
      others.length === 0 ? null : el('details', {},
        el('summary', {}, `${count} more ${count === 1 ? 'follows' : 'follow'} from ${causes.length === 1 ? 'this' : 'these'}`),
        el('ul', {}, ...others.map(([change, index]) => item(change, index)),
          golden.changesLeftOut > 0 ? el('li', {}, `… and ${golden.changesLeftOut} more`) : null))));
}

function messageSection(golden) {
  const isTold = golden.changes.length > 0 || golden.outcome === 'changed' && golden.actual?.kind === 'text';
  if (isTold || !golden.message) return null;
  return el('section', {}, el('h3', {}, 'What the test said'), el('pre', { class: 'message' }, golden.message));
}

function factsSection(golden) {
  const facts = [['Test', `${golden.file}:${golden.line}`], ['Golden', golden.id]];
  for (const kind of ['expected', 'actual', 'difference']) {
    const file = golden[kind];
    if (!file) continue;
    const size = file.width ? `${file.width} × ${file.height} px at ${number(file.scale)}×` : null;
    facts.push([capitalized(kind), el('span', {}, [size, file.path].filter(Boolean).join(', '))]);
  }
  if (golden.weight) facts.push(['Weight', `${number(golden.weight / 1024)} of ${number(golden.budget / 1024)} KiB`]);
  const pixels = golden.pixels;
  if (pixels) {
    facts.push(['Pixels', `${pixels.over} of ${pixels.pixels}, by up to ${pixels.worstChannel} of 255 levels`]);
    facts.push(['Largest patch', `${pixels.largestBlob} px`]);
  }
  return el('section', {}, el('h3', {}, 'Facts'),
    el('dl', {}, ...facts.flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, value)])));
}

const capitalized = word => word[0].toUpperCase() + word.slice(1);
const number = value => String(Math.round(value * 10) / 10);

function blameSection(golden) {
  const blame = golden.blame.slice(0, 6);
  if (blame.length === 0) return null;
  const most = Math.max(...blame.map(part => part.pixels));
  return el('section', {}, el('h3', {}, 'Pixels by component'), el('ul', { class: 'blame' }, ...blame.map(part =>
    el('li', {}, part.component || 'frame without a name', ' ', el('span', {}, `${part.pixels} px`),
      el('div', {}, el('i', { style: `width: ${100 * part.pixels / most}%` }))))));
}

// MARK: The stage

function availableModes(golden) {
  if (golden.outcome !== 'changed') return [];
  if (golden.actual?.kind === 'text') return modes.filter(([mode]) => mode === 'sides' || mode === 'difference');
  if (golden.actual?.kind !== 'picture' || golden.expected?.kind !== 'picture') return [];
  return golden.difference ? modes : modes.filter(([mode]) => mode !== 'difference');
}

/// The chosen mode, or the nearest one that this golden has.
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
    available.length > 1 ? choice('Way of comparing', available, mode, setMode, true) : null, el('span', { class: 'space' }),
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
  return el('p', {}, 'These pictures are left out of the page. They are ', el('code', {}, paths.join(', ')));
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

function room() {
  const stage = document.querySelector('.stage');
  const style = getComputedStyle(stage);
  return stage.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
}

/// CSS pixels per point, so that a picture is as wide as there is room, and a small one not too small to be seen.
function zoomFor(points, columns) {
  if (state.zoom !== 'fit') return state.zoom;
  const width = (room() - 16 * (columns - 1)) / columns;
  return width < points ? width / points : Math.max(1, Math.min(4, Math.floor(Math.min(width, 320) / points)));
}

function sides(golden, kinds = ['expected', 'actual', 'difference']) {
  const shown = kinds.filter(kind => golden[kind]?.kind === 'picture' && contentOf(golden, kind));
  const widest = Math.max(...shown.map(kind => pointsOf(golden[kind])[0]));
  let columns = shown.length;
  while (columns > 1 && (room() - 16 * (columns - 1)) / columns < widest * 0.55) columns -= 1;
  const zoom = zoomFor(widest, columns);
  return [el('div', { class: 'figures', style: `grid-template-columns: repeat(${columns}, max-content)` },
    ...shown.map(kind => el('figure', {},
      el('figcaption', {}, el('b', {}, golden.outcome === 'missing' || golden.outcome === 'recorded' ? 'New' : capitalized(kind)),
        ...(kind === 'difference' ? [] : [pointsOf(golden[kind]).map(number).join(' × ') + ' pt'])),
      canvas(golden, [kind], zoom))))];
}

function canvas(golden, kinds, zoom) {
  const sizes = kinds.map(kind => pointsOf(golden[kind]));
  const width = Math.max(...sizes.map(size => size[0])) * zoom;
  const height = Math.max(...sizes.map(size => size[1])) * zoom;
  const isSharp = kinds.some(kind => zoom * window.devicePixelRatio > golden[kind].scale);
  const board = el('div', { class: `canvas ${isSharp ? 'sharp' : ''}`, style: `width: ${width}px; height: ${height}px` },
    ...kinds.map((kind, index) => el('img', { class: kind, alt: kind, src: contentOf(golden, kind), draggable: 'false',
      style: `width: ${sizes[index][0] * zoom}px; height: ${sizes[index][1] * zoom}px` })));
  const rects = kinds.includes('difference') ? ['expected', 'actual'] : kinds;
  golden.changes.forEach((change, index) => change.frames.forEach(frame => rects.forEach(kind => {
    const rect = frame[kind];
    if (!rect) return;
    const isBoth = rects.length === 2;
    board.append(el('div', { class: `mark ${change.isCause ? 'cause' : ''} ${isBoth && kind === 'expected' ? 'was' : ''}`,
      'data-change': index, 'data-area': rect[2] * rect[3],
      style: `left: ${rect[0] * zoom}px; top: ${rect[1] * zoom}px; width: ${Math.max(rect[2] * zoom, 2)}px; ` +
        `height: ${Math.max(rect[3] * zoom, 2)}px` }));
  })));
  board.addEventListener('pointermove', event => point(event, board));
  board.addEventListener('pointerdown', event => point(event, board));
  board.addEventListener('pointerleave', () => heat([]));
  return board;
}

function stacked(golden, mode) {
  const widest = Math.max(pointsOf(golden.expected)[0], pointsOf(golden.actual)[0]);
  const board = canvas(golden, ['expected', 'actual'], zoomFor(widest, 1));
  const [expected, actual] = ['expected', 'actual'].map(kind => board.querySelector(`img.${kind}`));
  if (mode === 'blink') return [board, blinkControls(board)];
  const slider = el('input', { type: 'range', min: '0', max: '100', value: String(state.slide), 'aria-label':
    mode === 'swipe' ? 'Where the actual picture begins' : 'How much of the actual picture' });
  const handle = mode === 'swipe' ? el('div', { class: 'handle' }) : null;
  if (handle) board.append(handle);
  const apply = () => {
    slider.value = String(state.slide);
    if (handle) {
      // In pixels of the board: one of the pictures may be narrower than it.
      const edge = state.slide / 100 * board.offsetWidth;
      handle.style.left = `${edge}px`;
      actual.style.clipPath = `inset(0 0 0 ${edge}px)`;
      expected.style.clipPath = `inset(0 ${expected.offsetWidth - edge}px 0 0)`;
    } else {
      actual.style.opacity = state.slide / 100;
    }
  };
  slider.addEventListener('input', () => { state.slide = Number(slider.value); apply(); });
  slide = by => { state.slide = Math.min(Math.max(state.slide + by, 0), 100); apply(); };
  if (handle) drag(board, share => { state.slide = share * 100; apply(); });
  requestAnimationFrame(apply);
  return [board, el('div', { class: 'slide', style: `width: ${board.style.width}` }, el('b', {}, mode === 'swipe' ? 'Expected ◂' : 'Expected'), slider,
    el('b', {}, mode === 'swipe' ? '▸ Actual' : 'Actual'))];
}

let slide = () => {};

function drag(board, move) {
  const follow = event => {
    const box = board.getBoundingClientRect();
    move(Math.min(Math.max((event.clientX - box.left) / box.width, 0), 1));
  };
  board.addEventListener('pointerdown', event => { board.setPointerCapture(event.pointerId); follow(event); });
  board.addEventListener('pointermove', event => { if (event.buttons & 1) follow(event); });
}

// MARK: Blinking

let timer = null;

function stopBlinking() {
  clearInterval(timer);
  timer = null;
}

function blinkControls(board) {
  const label = el('b', { id: 'blinking' });
  const actual = board.querySelector('img.actual');
  const expected = board.querySelector('img.expected');
  let isActual = true;
  const show = () => {
    actual.style.visibility = isActual ? 'visible' : 'hidden';
    expected.style.visibility = isActual ? 'hidden' : 'visible';
    label.textContent = isActual ? 'Actual' : 'Expected';
  };
  const flip = () => { isActual = !isActual; show(); };
  const pause = el('button', { class: 'button', id: 'pause' });
  const run = isOn => {
    stopBlinking();
    if (isOn) timer = setInterval(flip, 700);
    pause.replaceChildren(isOn ? 'Pause' : 'Run', key('space'));
  };
  pause.addEventListener('click', () => run(timer === null));
  slide = () => { run(false); flip(); };
  run(!window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  show();
  return el('div', { class: 'slide' }, pause,
    el('button', { class: 'button', id: 'flip', onclick: () => slide() }, 'Other one', key('→')), label);
}

// MARK: Texts

function textStage(golden, mode) {
  const kinds = mode === 'difference' && contentOf(golden, 'difference') ? ['difference'] : ['expected', 'actual'];
  const shown = kinds.filter(kind => contentOf(golden, kind) !== null);
  if (shown.length === 0) return [leftOut(golden)];
  return [el('div', { class: kinds.length > 1 ? 'two' : '' }, ...shown.map(kind => el('figure', {},
    el('figcaption', {}, el('b', {}, capitalized(kind))), textOf(contentOf(golden, kind), kind))))];
}

function textOf(text, kind) {
  const classes = { '+': 'plus', '-': 'minus', '−': 'minus', '@': 'at' };
  return el('div', { class: 'text' }, ...text.split('\n').map(line =>
    el('div', { class: kind === 'difference' ? classes[line[0]] ?? '' : '' }, line || ' ')));
}

// MARK: Frames under the pointer

function heat(changes) {
  for (const marked of document.querySelectorAll('[data-change]')) {
    marked.classList.toggle('hot', changes.includes(Number(marked.dataset.change)));
    marked.classList.remove('under');
  }
  if (changes.length === 0) hideTip();
}

/// Finds the smallest changed frame at a place, and says all that happened to it.
function point(event, board) {
  const box = board.getBoundingClientRect();
  const [x, y] = [event.clientX - box.left, event.clientY - box.top];
  const under = [...board.querySelectorAll('.mark')].filter(mark => {
    const [left, top] = [mark.offsetLeft, mark.offsetTop];
    return x >= left && x <= left + mark.offsetWidth && y >= top && y <= top + mark.offsetHeight;
  });
  if (under.length === 0) { heat([]); return; }
  const least = Math.min(...under.map(mark => Number(mark.dataset.area)));
  const found = [...new Set(under.filter(mark => Number(mark.dataset.area) === least)
    .map(mark => Number(mark.dataset.change)))];
  heat(found);
  under.filter(mark => found.includes(Number(mark.dataset.change))).slice(0, 1).forEach(mark => mark.classList.add('under'));
  const tip = byId('tip');
  tip.textContent = found.map(index => current().changes[index]).map(change => `${change.subject}: ${change.text}`).join('\n');
  tip.hidden = false;
  const [width, height] = [tip.offsetWidth, tip.offsetHeight];
  tip.style.left = `${Math.max(8, Math.min(event.clientX + 14, innerWidth - width - 8))}px`;
  tip.style.top = `${event.clientY + 18 + height > innerHeight ? event.clientY - height - 12 : event.clientY + 18}px`;
}

function hideTip() { byId('tip').hidden = true; }

// MARK: Taking pictures as goldens

/// An argument as a shell takes it, whatever is in it.
const quoted = text => /^[A-Za-z0-9/._\-+=:@]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

function takenCommand() {
  const ids = report.goldens.map(golden => golden.id).filter(id => state.taken.has(id));
  return ['swift run messageshot approve', ...report.runs.map(run => `--run ${quoted(run)}`),
    ...ids.map(id => `--only ${quoted(id)}`)].join(' ');
}

function toggleTaken() {
  const golden = current();
  if (!golden?.approve) return;
  if (!state.taken.delete(golden.id)) state.taken.add(golden.id);
  showTaken();
}

function takeGroup() {
  const ids = (groupOf(current() ?? {})?.goldens ?? []).filter(id => goldens.get(id).approve);
  const isWhole = ids.every(id => state.taken.has(id));
  for (const id of ids) if (isWhole) state.taken.delete(id); else state.taken.add(id);
  showTaken();
}

function showTaken() {
  markRow();
  byId('approval')?.replaceWith(commandSection(current()));
  const basket = byId('basket');
  basket.hidden = state.taken.size === 0;
  basket.replaceChildren(el('b', {}, `${plural(state.taken.size, 'golden')} taken`), el('span', { class: 'space' }),
    el('button', { class: 'button', id: 'clear', onclick: () => { state.taken.clear(); showTaken(); } }, 'Clear'),
    el('button', { class: 'button main', id: 'copy-taken', onclick: () => copy(takenCommand()) },
      'Copy the command', key('c')));
}

function copy(text) {
  const done = () => toast('Copied. Paste it into a terminal, in the package’s folder.');
  const byHand = () => {
    const area = el('textarea', { style: 'position: fixed; opacity: 0' });
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
    done();
  };
  document.body.dataset.copied = text;
  if (navigator.clipboard) navigator.clipboard.writeText(text).then(done, byHand);
  else byHand();
}

let toastTimer = null;

function toast(text) {
  byId('toast').textContent = text;
  byId('toast').classList.add('on');
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => byId('toast').classList.remove('on'), 2500);
}

// MARK: Keys

const shortcuts = [
  ['j k', 'next, previous golden'], ['J K', 'next, previous change'], ['1 … 5', modes.map(([, name]) => name).join(', ')],
  ['← →', 'move the slider'], ['space', 'pause the blinking'], ['z', 'zoom'], ['o', 'outline what changed'],
  ['/', 'filter'], ['a A', 'take it, take all of this change'], ['c', 'copy the command for what is taken, or for this one'],
  ['g', 'copy the command for all of this change'], ['t', 'light or dark'], ['?', 'these keys'],
];

function showKeys() {
  byId('keys').replaceChildren(el('h2', {}, 'Keys'),
    el('dl', {}, ...shortcuts.flatMap(([name, what]) => [el('dt', {}, ...name.split(' ').flatMap(part => [key(part), ' '])),
      el('dd', {}, what)])));
  byId('keys').showModal();
}

function switchTheme() {
  const isDark = document.documentElement.dataset.theme
    ? document.documentElement.dataset.theme === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = isDark ? 'light' : 'dark';
}

const copyGroup = () => { const command = groupOf(current() ?? {})?.approve; if (command) copy(command); };
const copyOne = () => {
  const command = state.taken.size > 0 ? takenCommand() : current()?.approve;
  if (command) copy(command);
};

const actions = {
  j: () => step(1), k: () => step(-1), n: () => step(1), p: () => step(-1), J: () => stepGroup(1), K: () => stepGroup(-1),
  ArrowDown: () => step(1), ArrowUp: () => step(-1), ArrowLeft: () => slide(-5), ArrowRight: () => slide(5),
  ' ': () => byId('pause')?.click(),
  z: () => setZoom(zooms[(zooms.findIndex(([zoom]) => zoom === state.zoom) + 1) % zooms.length][0]),
  o: toggleOutlines, a: toggleTaken, A: takeGroup, c: copyOne, g: copyGroup, t: switchTheme, '?': showKeys,
  '/': () => { byId('filter').focus(); byId('filter').select(); },
};
modes.forEach(([mode], index) => { actions[index + 1] = () => setMode(mode); });

document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || byId('keys').open) return;
  if (event.target === byId('filter')) {
    if (event.key === 'Escape') { setFilter(''); byId('filter').blur(); }
    if (event.key === 'Enter') byId('filter').blur();
    return;
  }
  if (event.target.type === 'range' && event.key.startsWith('Arrow')) return;
  if (event.target.closest?.('button, summary') && event.key === ' ') return;
  if (!actions[event.key]) return;
  event.preventDefault();
  actions[event.key]();
});

function setFilter(text) {
  state.filter = text;
  if (byId('filter').value !== text) byId('filter').value = text;
  showList();
}

byId('filter').addEventListener('input', () => setFilter(byId('filter').value));
byId('theme').addEventListener('click', switchTheme);
byId('help').addEventListener('click', showKeys);
byId('menu').addEventListener('click', openList);
byId('keys').addEventListener('click', () => byId('keys').close());

let width = innerWidth;
window.addEventListener('resize', () => { if (innerWidth !== width) { width = innerWidth; showStage(); } });
window.addEventListener('hashchange', () => { const id = linked(); if (id) select(id); });

function linked() {
  try {
    const id = decodeURIComponent(location.hash.slice(1));
    return state.shown.includes(id) ? id : null;
  } catch { return null; }
}

showTop();
const asked = location.hash;
showList();
try { history.replaceState(null, '', asked || location.pathname); } catch { /* not from every place */ }
if (linked()) select(linked());

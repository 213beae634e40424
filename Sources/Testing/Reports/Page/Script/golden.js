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
    golden.headline ? el('p', { class: 'headline' }, golden.headline) : '',
    ...(golden.notes.length ? [notesSection(golden)] : []),
    ...(labels.isMinimalFirst ? [minimalSection(golden)].filter(Boolean) : []),
    el('div', { class: 'bar' }), el('div', { class: 'stage' }),
    el('div', { class: 'below' },
      el('div', {}, ...[changesSection(golden), labels.isMinimalFirst ? null : minimalSection(golden), messageSection(golden),
        blameSection(golden)].filter(Boolean)),
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
  return el('section', { id: 'approval' }, el('h3', {}, 'Approve'),
    el('div', { class: 'approve' },
      button({ class: `button ${isTaken ? '' : 'main'}`, id: 'take', 'aria-pressed': String(isTaken), onclick: toggleTaken },
        isTaken ? 'Put back' : 'Approve', key('a')),
      button({ id: 'copy-one', onclick: () => copy(golden.approve) }, 'Copy the command', key('c')),
      ...(count < 2 ? [] : [
        button({ id: 'take-group', onclick: takeGroup }, `Approve all ${count}`, key('A')),
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

function minimalSection(golden) {
  const picture = contentOf(golden, 'minimal');
  const text = contentOf(golden, 'minimalText');
  if (!picture) return null;
  return el('section', { class: 'minimal' }, el('h3', {}, 'The smallest part that still differs'),
    el('img', { src: picture, alt: 'Before and after', width: String(golden.minimal.width / golden.minimal.scale) }),
    text ? el('details', {}, el('summary', {}, 'Frames before and after'), el('pre', { class: 'message' }, text)) : null);
}

function notesSection(golden) {
  return el('ul', { class: 'notes', 'aria-label': 'Notes' }, ...golden.notes.map(note =>
    el('li', {}, el('b', {}, noteWords[note.kind]), ' ', note.text)));
}

function messageSection(golden) {
  const isShown = golden.changes.length > 0 || golden.outcome === 'changed' && golden.actual?.kind === 'text';
  if (isShown || !golden.message) return null;
  return el('section', {}, el('h3', {}, labels.message), el('pre', { class: 'message' }, golden.message));
}

function factsSection(golden) {
  const facts = [[labels.source, path(golden.line ? `${golden.file}:${golden.line}` : golden.file)],
    [labels.name, path(golden.id)]].filter(([, value]) => value.textContent);
  if (golden.seconds !== undefined) facts.push(['Time', duration(golden.seconds)]);
  for (const kind of ['expected', 'actual', 'difference', 'minimal']) {
    const file = golden[kind];
    if (!file) continue;
    const size = file.width ? `${file.width} × ${file.height} px at ${number(file.scale)}×, ` : null;
    facts.push([labels[kind] ?? capitalized(kind), el('span', {}, size, path(file.path ?? ''))]);
  }
  if (golden.weight) facts.push(['Size', `${number(golden.weight / 1024)}${golden.budget ? ` of ${number(golden.budget / 1024)}` : ''} KiB`]);
  const pixels = golden.pixels;
  if (pixels) {
    facts.push(['Pixels', `${pixels.over} of ${pixels.pixels}, by up to ${pixels.worstChannel} of 255 levels`]);
    facts.push(['Largest patch', `${pixels.largestBlob} px`]);
  }
  return el('section', {}, el('h3', {}, 'Facts'),
    el('dl', {}, ...facts.flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, value)])));
}

const capitalized = word => word[0].toUpperCase() + word.slice(1);
const duration = seconds => seconds < 0.01 ? `${number(seconds * 1000)} ms` : `${Math.round(seconds * 100) / 100} s`;

/// A path that can break after a slash if necessary.
const path = text => el('span', {}, ...text.split('/').flatMap((part, index) =>
  index ? ['/', el('wbr'), part] : [part]));

const number = value => String(Math.round(value * 10) / 10);

function blameSection(golden) {
  const blame = golden.blame.slice(0, 6);
  if (blame.length === 0) return null;
  const most = Math.max(...blame.map(part => part.pixels));
  return el('section', {}, el('h3', {}, 'Pixels by component'), el('ul', { class: 'blame' }, ...blame.map(part =>
    el('li', {}, part.component || 'unnamed frame', ' ', el('span', {}, `${part.pixels} px`),
      el('div', {}, el('i', { style: `width: ${100 * part.pixels / most}%` }))))));
}

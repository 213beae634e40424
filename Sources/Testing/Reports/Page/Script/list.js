// MARK: The bar at the top

function showTop() {
  byId('package').textContent = report.package;
  byId('menu').textContent = '☰';
  byId('theme').textContent = '◐';
  const counts = { ...report.totals, passed: report.goldens.filter(golden => golden.outcome === 'passed').length };
  const totals = Object.keys(words).filter(outcome => counts[outcome] > 0).map(outcome => el('button', {
    class: outcome, 'data-outcome': outcome, 'aria-pressed': String(!state.hidden.has(outcome)),
    title: 'Show or hide', onclick: () => toggleOutcome(outcome),
  }, el('i'), el('b', {}, String(counts[outcome])), words[outcome]));
  const passed = el('span', { class: 'passed' }, el('i'), el('b', {}, String(report.totals.passed)), labels.passed);
  byId('totals').replaceChildren(...totals, passed);
  const notes = [];
  if (files.leftOut > 0) {
    notes.push(`The pictures of ${plural(files.leftOut, labels.noun)} are left out, to keep this page small. ` +
      'Each change shows some; the others are in the run’s folder.');
  }
  if (report.unfinished.length > 0) {
    const lines = report.unfinished.slice(0, 5).map(test => `${test.test} ${reasons[test.reason]}` +
      (test.detail ? `${test.reason === 'crashed' ? ' while' : ':'} ${test.detail}` : ''));
    notes.push(`Goldens of ${plural(report.unfinished.length, 'test')} may be missing here: ` +
      `${lines.join('; ')}${report.unfinished.length > 5 ? ' …' : ''}`);
  }
  notes.push(...(report.notes ?? []));
  byId('notes').replaceChildren(...notes.map(note => el('p', {}, note)));
}

function toggleOutcome(outcome) {
  if (!state.hidden.delete(outcome)) state.hidden.add(outcome);
  showTop();
  showList();
}

// MARK: The list

const noteText = note => `${noteWords[note.kind]}: ${note.text}`;

const searchText = new Map(report.goldens.map(golden => [golden.id, [golden.id, golden.headline, golden.verdict,
  words[golden.outcome], ...golden.notes.map(noteText), ...golden.surroundings, ...golden.summary, ...golden.causes].join('\n').toLowerCase()]));

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
      el('summary', { title: [`Group ${group.number}`, ...group.causes].join('\n') }, el('i'),
        el('span', { class: 'what' }, ...titleOf(group), el('span', { class: 'count' }, count))),
      ...ids.map(rowOf)));
  }
  const nothing = report.groups.length === 0 ? labels.nothing.replace('COUNT', report.totals.passed) : 'Nothing matches the filter.';
  byId('list').replaceChildren(...(sections.length ? sections : [el('p', { class: 'empty' }, nothing)]));
  if (!state.shown.includes(state.id)) select(state.shown[0] ?? null);
  else { markRow(); showTurn(); }
}

/// The component on a separate line, if the title begins with one.
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

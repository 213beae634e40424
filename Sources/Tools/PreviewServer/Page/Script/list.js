// MARK: The list

const closedGroups = new Set();

function showList() {
  const focused = byId('list').contains(document.activeElement) ? document.activeElement.dataset.id : null;
  const shown = shownPreviews();
  const sections = [...groups(shown)].map(([name, previews]) => el('details', { class: 'group', open: !closedGroups.has(name),
    ontoggle: event => { if (event.target.open) closedGroups.delete(name); else closedGroups.add(name); } },
  el('summary', {}, el('span', { class: 'title' }, name), el('span', { class: 'count' }, String(previews.length))),
  ...previews.map(rowOf)));
  byId('list').replaceChildren(...(sections.length ? sections : [el('p', { class: 'empty' }, emptyText())]));
  shown.forEach(showThumb);
  markRow();
  if (focused) rowWith(focused)?.focus({ preventScroll: true });
}

function emptyText() {
  if (state.previews.length) return 'Nothing matches the filter.';
  if (state.build === 0) return stateWords[state.status] || '';
  return 'There is no #Preview and no PreviewProvider.';
}

const rowWith = id => document.querySelector(`.row[data-id="${CSS.escape(id)}"]`);

function rowOf(preview) {
  return el('button', { class: 'row', 'data-id': preview.id, onclick: () => { closeList(); select(preview.id, true); } },
    el('span', { class: 'thumb' }), el('span', { class: 'name', title: preview.name }, el('b', {}, preview.name),
      el('small', {}, preview.line ? `line ${preview.line}` : '')), el('span', { class: 'tick' }));
}

function showThumb(preview) {
  const row = rowWith(preview.id);
  if (!row) return;
  const drawn = chosenVariants().map(variant => drawingOf(preview, variant));
  const first = drawn.find(drawing => drawing?.picture);
  const old = row.querySelector('.thumb');
  if (first && old.dataset.picture !== first.picture) {
    old.replaceWith(el('img', { class: 'thumb', src: `/pictures/${first.picture}`, alt: '', loading: 'lazy',
      'data-picture': first.picture }));
  }
  const hasNotes = drawn.some(drawing => drawing?.notes.length);
  const tick = row.querySelector('.tick');
  tick.className = `tick ${failed(preview) ? 'bad' : 'noted'}`;
  tick.title = failed(preview) ? 'Can’t be drawn' : hasNotes ? 'Has notes' : '';
  setText(tick, failed(preview) ? '✗' : hasNotes ? '!' : '');
}

function markRow() {
  for (const row of document.querySelectorAll('.row')) {
    row.setAttribute('aria-current', String(row.dataset.id === state.current));
  }
  const row = state.current && rowWith(state.current);
  if (row) { row.parentElement.open = true; row.scrollIntoView({ block: 'nearest' }); }
}

/// Makes a preview the current one.
function select(id, isScrolling) {
  state.current = id;
  markRow();
  for (const article of document.querySelectorAll('.preview')) {
    article.classList.toggle('current', article.dataset.id === id);
  }
  const article = articles.get(id);
  if (isScrolling && article) {
    article.scrollIntoView({ block: 'start' });
    article.querySelector('.canvas')?.focus({ preventScroll: true });
  }
  if (id) history.replaceState(null, '', `#${encodeURIComponent(id)}`);
}

function step(by) {
  const shown = shownPreviews();
  if (shown.length === 0) return;
  const place = shown.findIndex(preview => preview.id === state.current);
  select(shown[place < 0 ? 0 : Math.min(Math.max(place + by, 0), shown.length - 1)].id, true);
}

function setFilter(text) {
  state.filter = text;
  if (byId('filter').value !== text) byId('filter').value = text;
  if (state.session) writeChoice();
  showList();
  showPreviews();
}

function openList() {
  const isOpen = document.body.classList.toggle('listing');
  byId('menu').setAttribute('aria-expanded', String(isOpen));
  if (isOpen) (document.querySelector('.row[aria-current=true]') ?? document.querySelector('.row'))?.focus();
}

/// Closes the list on small screens. Returns whether it was open.
function closeList() {
  if (!document.body.classList.contains('listing')) return false;
  document.body.classList.remove('listing');
  byId('menu').setAttribute('aria-expanded', 'false');
  return true;
}

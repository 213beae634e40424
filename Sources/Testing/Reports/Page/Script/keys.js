const shortcuts = [
  ['j k', 'next, previous golden'], ['J K', 'next, previous change'], ['1 … 5', modes.map(([, name]) => name).join(', ')],
  ['← →', 'move the slider'], ['space', 'pause the blinking'], ['z', 'zoom'], ['o', 'outline the changes'],
  ['/', 'filter'], ['a A', 'approve it, approve all with this change'], ['c', 'copy the command for the selected goldens, or for this one'],
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

// MARK: The beginning

showTop();
const asked = location.hash;
showList();
try { history.replaceState(null, '', asked || location.pathname); } catch { /* not from every place */ }
if (linked()) select(linked());

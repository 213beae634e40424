// MARK: Keys

const shortcuts = [
  ['j k', 'next, previous preview'], ['/', 'filter'], ['l d', 'light, dark'], ['z', 'zoom'],
  ['enter', 'on a picture: pin its outermost frame, or unpin'], ['↓ ↑ ← →', 'on a picture: child, parent, siblings'],
  ['esc', 'unpin, close'], ['t', 'light or dark page'], ['?', 'these keys'],
];

function showKeys() {
  byId('keys').replaceChildren(el('h2', {}, 'Keys'),
    el('dl', {}, ...shortcuts.flatMap(([name, what]) => [el('dt', {}, ...name.split(' ').flatMap(part => [key(part), ' '])),
      el('dd', {}, what)])), el('button', { class: 'button', autofocus: true, onclick: () => byId('keys').close() }, 'Close'));
  byId('keys').showModal();
}

function switchTheme() {
  const isDark = document.documentElement.dataset.theme
    ? document.documentElement.dataset.theme === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = isDark ? 'light' : 'dark';
}

function toggle(name, value) { choose(name, value, !state.chosen[name].includes(value)); }

const actions = {
  j: () => step(1), k: () => step(-1), t: switchTheme, '?': showKeys,
  l: () => toggle('appearance', 'light'), d: () => toggle('appearance', 'dark'),
  z: () => setZoom(zooms[(zooms.findIndex(([zoom]) => zoom === state.zoom) + 1) % zooms.length][0]),
  '/': () => { byId('filter').focus(); byId('filter').select(); },
  Escape: () => closeMenu() || closeList() || unpin(),
};

document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || byId('keys').open) return;
  if (event.target === byId('filter')) {
    if (event.key === 'Escape') { setFilter(''); byId('filter').blur(); }
    if (event.key === 'Enter') byId('filter').blur();
    return;
  }
  if (!actions[event.key] || !state.session) return;
  event.preventDefault();
  actions[event.key]();
});

byId('filter').addEventListener('input', () => setFilter(byId('filter').value));
byId('theme').addEventListener('click', switchTheme);
byId('help').addEventListener('click', showKeys);
byId('menu').addEventListener('click', openList);
window.addEventListener('hashchange', showLinked);

document.body.dataset.zoom = state.zoom;
showState();

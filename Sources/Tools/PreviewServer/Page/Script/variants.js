// MARK: Variants

const sizeNames = {
  extraSmall: 'XS', small: 'S', medium: 'M', large: 'L', extraLarge: 'XL', extraExtraLarge: 'XXL',
  extraExtraExtraLarge: 'XXXL', accessibilityMedium: 'AX1', accessibilityLarge: 'AX2', accessibilityExtraLarge: 'AX3',
  accessibilityExtraExtraLarge: 'AX4', accessibilityExtraExtraExtraLarge: 'AX5',
};
const languages = ['en_US', 'de_DE', 'fr_FR', 'es_ES', 'pt_BR', 'it_IT', 'nl_NL', 'pl_PL', 'ru_RU', 'tr_TR', 'ar', 'he',
  'hi_IN', 'ja_JP', 'ko_KR', 'zh_Hans_CN', 'en_XA', 'ar_XB'];
const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });

function languageName(locale) {
  const pseudo = { en_XA: 'Accented', ar_XB: 'Mirrored' }[locale];
  if (pseudo) return `${pseudo} (${locale})`;
  try {
    return languageNames.of(locale.replace(/_/g, '-'));
  } catch { return locale; }
}

/// What a variant consists of. The value '' is the default of the preview.
const dimensions = [
  { name: 'appearance', label: 'Appearance', initial: 'light', values: () => ['light', 'dark'],
    text: value => ({ light: 'Light', dark: 'Dark' })[value] },
  { name: 'contentSize', label: 'Text size', initial: 'large', values: () => state.session?.contentSizes ?? ['large'],
    text: value => sizeNames[value] ?? value },
  { name: 'locale', label: 'Language', initial: 'en_US',
    values: () => [...new Set([...languages, ...(state.session?.start.locale ?? []), ...(state.chosen.locale ?? [])])],
    text: languageName },
  { name: 'direction', label: 'Direction', initial: '', values: () => ['', 'leftToRight', 'rightToLeft'],
    text: value => ({ '': 'By language', leftToRight: 'Left to right', rightToLeft: 'Right to left' })[value] },
  { name: 'device', label: 'Device', initial: '', values: () => ['', ...(state.session?.devices ?? [])],
    text: value => value || 'Preview’s own' },
];

/// Every combination of the chosen values.
function chosenVariants() {
  return dimensions.reduce((variants, { name, initial }) => variants.flatMap(variant =>
    (state.chosen[name]?.length ? state.chosen[name] : [initial]).map(value => ({ ...variant, [name]: value || null }))), [{}]);
}

/// What distinguishes a variant from the others.
function variantName(variant) {
  const parts = dimensions.filter(({ name, initial }) => state.chosen[name].length > 1 || (variant[name] ?? '') !== initial)
    .map(({ name, text }) => text(variant[name] ?? ''));
  return parts.length ? parts.join(' · ') : 'Light';
}

/// Takes the choice from the address, or from the command line.
function readChoice() {
  const address = new URLSearchParams(location.search);
  for (const { name, values, initial } of dimensions) {
    const asked = address.has(name) ? address.get(name).split(',') : state.session.start[name] ?? [];
    const known = name === 'locale' ? asked.filter(value => /^[A-Za-z][\w-]*$/.test(value))
      : asked.filter(value => values().includes(value));
    state.chosen[name] = known.length ? [...new Set(known)] : [initial];
  }
  if (address.has('filter')) setFilter(address.get('filter'));
  if (zooms.some(([zoom]) => zoom === address.get('zoom'))) setZoom(address.get('zoom'));
}

/// Keeps the choice in the address, so that it can be reloaded and shared.
function writeChoice() {
  const address = new URLSearchParams();
  for (const { name, initial } of dimensions) {
    const start = state.session.start[name]?.length ? state.session.start[name] : [initial];
    if (state.chosen[name].join() !== start.join()) address.set(name, state.chosen[name].join());
  }
  if (state.filter) address.set('filter', state.filter);
  if (state.zoom !== 'fit') address.set('zoom', state.zoom);
  const query = address.toString();
  history.replaceState(null, '', `${location.pathname}${query ? `?${query}` : ''}${location.hash}`);
}

function choose(name, value, isChosen) {
  const { values, initial } = dimensions.find(dimension => dimension.name === name);
  const chosen = new Set(state.chosen[name]);
  if (isChosen) chosen.add(value); else chosen.delete(value);
  // In the order of the list, whatever was clicked first.
  state.chosen[name] = values().filter(known => chosen.has(known));
  if (state.chosen[name].length === 0) state.chosen[name] = [initial];
  writeChoice();
  showVariants();
  showPreviews();
}

// MARK: The bar

const zooms = [['fit', 'Fit'], ['1', '1×'], ['2', '2×']];

function showVariants() {
  const open = document.querySelector('#variants details[open]')?.dataset.name;
  const focused = document.activeElement?.id;
  const scrolled = document.querySelector('#variants details[open] fieldset')?.scrollTop ?? 0;
  byId('variants').replaceChildren(
    ...dimensions.map(dimension => menuOf(dimension, dimension.name === open)), el('span', { class: 'space' }),
    el('div', { class: 'choice', role: 'group', 'aria-label': 'Zoom' }, ...zooms.map(([zoom, text]) =>
      el('button', { id: `zoom-${zoom}`, 'aria-pressed': String(zoom === state.zoom), onclick: () => setZoom(zoom) }, text))));
  if (open) document.querySelector('#variants details[open] fieldset').scrollTop = scrolled;
  if (focused) byId(focused)?.focus({ preventScroll: true });
}

function menuOf({ name, label, values, text }, isOpen) {
  const chosen = state.chosen[name];
  const shown = chosen.length > 2 ? `${chosen.length} of ${values().length}` : chosen.map(text).join(', ');
  return el('details', { 'data-name': name, open: isOpen, ontoggle: closeOtherMenus },
    el('summary', { id: `choose-${name}`, class: 'button' }, el('span', { class: 'label' }, label), shown),
    el('fieldset', {}, el('legend', {}, label), ...values().map((value, index) => el('label', {},
      el('input', { type: 'checkbox', id: `${name}-${index}`, checked: chosen.includes(value), value,
        onchange: event => choose(name, value, event.target.checked) }), text(value)))));
}

function closeOtherMenus(event) {
  // The event may come when another menu is in its place.
  if (!event.target.open || !event.target.isConnected) return;
  for (const menu of document.querySelectorAll('#variants details[open]')) if (menu !== event.target) menu.open = false;
  placeMenu(event.target);
}

/// Below its button, and inside the window.
function placeMenu(menu) {
  const [button, list] = [menu.querySelector('summary').getBoundingClientRect(), menu.querySelector('fieldset')];
  list.style.left = `${Math.max(8, Math.min(button.left, innerWidth - list.offsetWidth - 8))}px`;
  list.style.top = `${button.bottom + 4}px`;
  list.style.maxHeight = `${Math.max(120, innerHeight - button.bottom - 16)}px`;
}

/// Closes the open menu. Returns whether there was one.
function closeMenu() {
  const menu = document.querySelector('#variants details[open]');
  if (!menu) return false;
  menu.open = false;
  menu.querySelector('summary').focus();
  return true;
}

document.addEventListener('pointerdown', event => {
  const menu = document.querySelector('#variants details[open]');
  if (menu && !menu.contains(event.target)) menu.open = false;
});
byId('variants').addEventListener('scroll', () => {
  const menu = document.querySelector('#variants details[open]');
  if (menu) placeMenu(menu);
});

function setZoom(zoom) {
  state.zoom = zoom;
  document.body.dataset.zoom = zoom;
  if (state.session) { writeChoice(); showVariants(); }
}

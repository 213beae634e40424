'use strict';

// Names and texts come from the sources and from what they draw. They only ever become text nodes and attribute values.
const byId = id => document.getElementById(id);

const state = {
  /// The name by which this page asks for drawings; `null` without a connection.
  client: null,
  build: 0, status: 'connecting', errors: [], problems: [], previews: [],
  /// Results of this build, by the key of preview and variant.
  drawings: new Map(),
  /// The chosen values of each dimension.
  chosen: {},
  filter: '', zoom: 'fit', current: null,
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
const plural = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;
/// A length in points with at most two digits behind the point.
const points = value => String(Math.round(value * 100) / 100);
const sizeOf = ({ width, height }) => `${points(width)} × ${points(height)}`;

/// Changes only what differs, so that the focus and the place in the page stay.
function setText(element, text) { if (element.textContent !== text) element.textContent = text; }

// MARK: Previews

const isShown = preview => state.filter.toLowerCase().split(/\s+/).every(term =>
  `${preview.group} ${preview.name}`.toLowerCase().includes(term));
const shownPreviews = () => state.previews.filter(isShown);
const drawingOf = (preview, variant) => state.drawings.get(keyOf(preview.id, variant));
const keyOf = (id, variant) => [id, ...dimensions.map(({ name }) => variant[name] ?? '')].join('\n');
const failed = preview => chosenVariants().some(variant => drawingOf(preview, variant)?.failure);

/// The previews of each file, in order.
function groups(previews) {
  const all = new Map();
  for (const preview of previews) {
    if (!all.has(preview.group)) all.set(preview.group, []);
    all.get(preview.group).push(preview);
  }
  return all;
}

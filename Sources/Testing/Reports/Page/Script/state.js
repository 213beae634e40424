'use strict';

// Names and texts come from tests and from what they draw. They only ever become text nodes and attribute values.
const report = JSON.parse(document.getElementById('report-data').textContent);
const files = JSON.parse(document.getElementById('files-data').textContent);
const labels = JSON.parse(document.getElementById('labels-data').textContent);
const goldens = new Map(report.goldens.map(golden => [golden.id, golden]));
const byId = id => document.getElementById(id);

const words = Object.fromEntries(labels.outcomes.map(({ key, word }) => [key, word]));
const noteWords = { hiddenChange: 'hidden change', missingGlyphs: 'missing glyphs', fallbackFont: 'fallback font',
  unsettledLayout: 'unsettled layout', droppedConstraint: 'dropped constraint', undrawn: 'not drawn',
  layoutFlaw: 'layout flaw', idleRule: 'rule without effect', other: 'problem' };
const reasons = { skipped: 'was skipped', threw: 'threw an error', failed: 'failed', crashed: 'did not finish' };
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
    // The page's policy takes no style attributes.
    else if (key === 'style') element.style.cssText = value;
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

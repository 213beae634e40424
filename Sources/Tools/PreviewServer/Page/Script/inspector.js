// MARK: The pinned frame

function showInspector(frames, number) {
  const frame = frames[number];
  const go = (target, text) => el('button', { class: 'link', onclick: () => inspect(target) }, text);
  const ancestors = [];
  for (let parent = frame.parent; parent !== null && parent !== undefined; parent = frames[parent].parent) ancestors.unshift(parent);
  const children = frames.flatMap((child, index) => child.parent === number ? [index] : []);
  const list = (title, numbers) => numbers.length === 0 ? [] : [el('h3', {}, title),
    el('ul', {}, ...numbers.map(index => el('li', {}, go(index, frameName(frames[index])), ` ${sizeOf(frames[index])}`)))];
  byId('inspector').replaceChildren(
    el('div', { class: 'head' }, el('h2', { tabindex: '-1' }, frameName(frame)),
      el('button', { class: 'button', 'aria-label': 'Unpin', title: 'Unpin (Esc)', onclick: unpin }, '✕')),
    el('dl', {}, el('dt', {}, 'Size'), el('dd', {}, `${sizeOf(frame)} pt`),
      el('dt', {}, 'Position'), el('dd', {}, `${points(frame.x)}, ${points(frame.y)}`)),
    ...(frame.details.length ? [el('ul', { class: 'details' }, ...frame.details.map(line => el('li', {}, line)))] : []),
    ...list('Inside', ancestors), ...list('Contains', children),
    el('p', { class: 'hint' }, key('↓'), ' first child ', key('↑'), ' parent ', key('←'), key('→'), ' siblings'));
  byId('inspector').hidden = false;
  byId('announcement').textContent = `${frameName(frame)}, ${sizeOf(frame)} points`;
}

/// Goes to another frame. The button that did it is gone then, and the heading takes the focus.
function inspect(number) {
  showFrame(pointed.canvas, pointed.frames, number, true);
  byId('inspector').querySelector('h2').focus();
}

function hideInspector() { byId('inspector').hidden = true; }

/// Unpins the frame. Returns whether there was one.
function unpin() {
  if (!pointed.isPinned) return false;
  const { canvas } = pointed;
  hideFrame();
  canvas.focus({ preventScroll: true });
  return true;
}

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

// MARK: Frames under the pointer

function heat(changes) {
  for (const marked of document.querySelectorAll('[data-change]')) {
    marked.classList.toggle('hot', changes.includes(Number(marked.dataset.change)));
    marked.classList.remove('under');
  }
  if (changes.length === 0) hideTip();
}

/// Finds the smallest changed frame at a point, and shows all of its changes.
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

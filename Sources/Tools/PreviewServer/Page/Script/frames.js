// MARK: Frames

/// The frames of pictures, by the pictures' names, while they are shown.
const framesOf = new Map();

/// The frame that is shown: on a canvas, by its number. A pinned one stays when the pointer leaves.
const pointed = { canvas: null, frames: null, number: null, isPinned: false };

/// Loads the frames of a canvas; `null` if there are none. A picture that is drawn again meanwhile has others.
async function loadFrames(canvas) {
  while (true) {
    const name = canvas.dataset.picture;
    if (!framesOf.has(name)) {
      framesOf.set(name, fetch(`/frames/${name}`).then(answer => answer.ok ? answer.json() : null).catch(() => null));
    }
    const frames = await framesOf.get(name);
    if (!frames) framesOf.delete(name);
    if (frames || canvas.dataset.picture === name) return frames;
  }
}

/// Forgets the frames of earlier pictures.
async function pictureChanged(canvas) {
  for (const name of framesOf.keys()) {
    if (!document.querySelector(`.canvas[data-picture="${CSS.escape(name)}"]`)) framesOf.delete(name);
  }
  if (pointed.canvas !== canvas) return;
  const frames = await loadFrames(canvas);
  if (pointed.canvas === canvas) showFrame(canvas, frames, pointed.number, pointed.isPinned);
}

/// The smallest frame at a point, the front one of equal ones; `null` for none.
function frameAt(frames, x, y) {
  let found = null;
  frames.forEach((frame, number) => {
    if (x < frame.x || y < frame.y || x > frame.x + frame.width || y > frame.y + frame.height) return;
    if (found === null || frame.width * frame.height <= frames[found].width * frames[found].height) found = number;
  });
  return found;
}

function addFrameEvents(canvas) {
  const numberAt = (frames, { clientX, clientY }) => {
    const box = canvas.getBoundingClientRect();
    const scale = frames[0].width / box.width;
    return frameAt(frames, (clientX - box.left) * scale, (clientY - box.top) * scale);
  };
  // What has happened while the frames were loaded is looked at afterwards, and nothing can happen from there on.
  canvas.addEventListener('pointermove', async event => {
    if (event.pointerType === 'touch' || pointed.isPinned) return;
    const frames = await loadFrames(canvas);
    if (!frames?.length || pointed.isPinned || !canvas.matches(':hover')) return;
    showFrame(canvas, frames, numberAt(frames, event), false);
    showTip(event.clientX, event.clientY);
  });
  canvas.addEventListener('pointerleave', () => { if (!pointed.isPinned) hideFrame(); });
  canvas.addEventListener('click', async event => {
    canvas.focus({ preventScroll: true });
    const frames = await loadFrames(canvas);
    if (!frames?.length) return;
    const number = numberAt(frames, event);
    const isSame = pointed.isPinned && pointed.canvas === canvas && pointed.number === number;
    if (isSame || number === null) hideFrame(); else showFrame(canvas, frames, number, true);
  });
  canvas.addEventListener('keydown', event => walk(canvas, event));
}

// MARK: By keyboard

const walks = {
  ArrowDown: (frames, number) => frames.findIndex(frame => frame.parent === number),
  ArrowUp: (frames, number) => frames[number].parent ?? -1,
  ArrowRight: (frames, number) => sibling(frames, number, 1),
  ArrowLeft: (frames, number) => sibling(frames, number, -1),
};

function sibling(frames, number, by) {
  const all = frames.map((frame, index) => index).filter(index => frames[index].parent === frames[number].parent);
  return all[all.indexOf(number) + by] ?? -1;
}

/// Goes to the child, the parent, or the next or previous frame.
async function walk(canvas, event) {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.key in walks || event.key === 'Enter')) return;
  event.preventDefault();
  event.stopPropagation();
  const frames = await loadFrames(canvas);
  if (!frames?.length) return;
  const isShown = pointed.canvas === canvas && pointed.number !== null;
  if (event.key === 'Enter' && isShown && pointed.isPinned) {
    hideFrame();
  } else if (event.key === 'Enter' || !isShown) {
    showFrame(canvas, frames, isShown ? pointed.number : 0, true);
  } else {
    const next = walks[event.key](frames, pointed.number);
    if (next >= 0) showFrame(canvas, frames, next, true);
  }
}

// MARK: Showing one

function showFrame(canvas, frames, number, isPinned) {
  for (const mark of document.querySelectorAll('.mark')) mark.remove();
  const frame = number === null ? null : frames?.[number];
  if (!frame) { hideFrame(); return; }
  Object.assign(pointed, { canvas, frames, number, isPinned });
  const [width, height] = [frames[0].width || 1, frames[0].height || 1];
  const mark = el('div', { class: `mark ${isPinned ? 'pinned' : ''}` });
  mark.style.left = `${frame.x / width * 100}%`;
  mark.style.top = `${frame.y / height * 100}%`;
  mark.style.width = `${frame.width / width * 100}%`;
  mark.style.height = `${frame.height / height * 100}%`;
  canvas.append(mark);
  if (isPinned) { byId('tip').hidden = true; showInspector(frames, number); } else hideInspector();
}

function hideFrame() {
  for (const mark of document.querySelectorAll('.mark')) mark.remove();
  Object.assign(pointed, { canvas: null, frames: null, number: null, isPinned: false });
  byId('tip').hidden = true;
  hideInspector();
}

const frameName = frame => frame.name || 'Group';

function showTip(x, y) {
  const frame = pointed.frames?.[pointed.number];
  const tip = byId('tip');
  tip.hidden = !frame || pointed.isPinned;
  if (tip.hidden) return;
  tip.replaceChildren(el('b', {}, frameName(frame)), ` ${sizeOf(frame)}`, ...frame.details.map(line => el('div', {}, line)));
  const [width, height] = [tip.offsetWidth, tip.offsetHeight];
  tip.style.left = `${Math.max(8, Math.min(x + 14, innerWidth - width - 8))}px`;
  tip.style.top = `${y + 18 + height > innerHeight ? y - height - 12 : y + 18}px`;
}

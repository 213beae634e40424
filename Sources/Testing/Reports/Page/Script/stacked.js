/// The two pictures of a golden on top of each other.
function stacked(golden, mode) {
  const widest = Math.max(pointsOf(golden.expected)[0], pointsOf(golden.actual)[0]);
  const board = canvas(golden, ['expected', 'actual'], zoomFor(widest, 1));
  const [expected, actual] = ['expected', 'actual'].map(kind => board.querySelector(`img.${kind}`));
  if (mode === 'blink') return [board, blinkControls(board)];
  const slider = el('input', { type: 'range', min: '0', max: '100', value: String(state.slide), 'aria-label':
    mode === 'swipe' ? 'Position of the divider' : 'Opacity of the actual picture' });
  const handle = mode === 'swipe' ? el('div', { class: 'handle' }) : null;
  if (handle) board.append(handle);
  const apply = () => {
    slider.value = String(state.slide);
    if (handle) {
      // In pixels of the board: one of the pictures may be narrower than it.
      const edge = state.slide / 100 * board.offsetWidth;
      handle.style.left = `${edge}px`;
      actual.style.clipPath = `inset(0 0 0 ${edge}px)`;
      expected.style.clipPath = `inset(0 ${expected.offsetWidth - edge}px 0 0)`;
    } else {
      actual.style.opacity = state.slide / 100;
    }
  };
  slider.addEventListener('input', () => { state.slide = Number(slider.value); apply(); });
  slide = by => { state.slide = Math.min(Math.max(state.slide + by, 0), 100); apply(); };
  if (handle) drag(board, share => { state.slide = share * 100; apply(); });
  requestAnimationFrame(apply);
  return [board, el('div', { class: 'slide', style: `width: ${board.style.width}` }, el('b', {}, mode === 'swipe' ? `${labels.expected} ◂` : labels.expected), slider,
    el('b', {}, mode === 'swipe' ? `▸ ${labels.actual}` : labels.actual))];
}

let slide = () => {};

function drag(board, move) {
  const follow = event => {
    const box = board.getBoundingClientRect();
    move(Math.min(Math.max((event.clientX - box.left) / box.width, 0), 1));
  };
  board.addEventListener('pointerdown', event => { board.setPointerCapture(event.pointerId); follow(event); });
  board.addEventListener('pointermove', event => { if (event.buttons & 1) follow(event); });
}

// MARK: Blinking

let timer = null;

function stopBlinking() {
  clearInterval(timer);
  timer = null;
}

function blinkControls(board) {
  const label = el('b', { id: 'blinking' });
  const actual = board.querySelector('img.actual');
  const expected = board.querySelector('img.expected');
  let isActual = true;
  const show = () => {
    actual.style.visibility = isActual ? 'visible' : 'hidden';
    expected.style.visibility = isActual ? 'hidden' : 'visible';
    label.textContent = isActual ? labels.actual : labels.expected;
  };
  const flip = () => { isActual = !isActual; show(); };
  const pause = el('button', { class: 'button', id: 'pause' });
  const run = isOn => {
    stopBlinking();
    if (isOn) timer = setInterval(flip, 700);
    pause.replaceChildren(isOn ? 'Pause' : 'Run', key('space'));
  };
  pause.addEventListener('click', () => run(timer === null));
  slide = () => { run(false); flip(); };
  run(!window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  show();
  return el('div', { class: 'slide' }, pause,
    el('button', { class: 'button', id: 'flip', onclick: () => slide() }, 'Other one', key('→')), label);
}

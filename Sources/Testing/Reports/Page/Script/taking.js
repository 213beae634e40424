/// Quotes a shell argument.
const quoted = text => /^[A-Za-z0-9/._\-+=:@]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

function takenCommand() {
  const ids = report.goldens.map(golden => golden.id).filter(id => state.taken.has(id));
  return ['swift run goldens approve', ...report.runs.map(run => `--run ${quoted(run)}`),
    ...ids.map(id => `--only ${quoted(id)}`)].join(' ');
}

function toggleTaken() {
  const golden = current();
  if (!golden?.approve) return;
  if (!state.taken.delete(golden.id)) state.taken.add(golden.id);
  showTaken();
}

function takeGroup() {
  const ids = (groupOf(current() ?? {})?.goldens ?? []).filter(id => goldens.get(id).approve);
  const isWhole = ids.every(id => state.taken.has(id));
  for (const id of ids) if (isWhole) state.taken.delete(id); else state.taken.add(id);
  showTaken();
}

function showTaken() {
  markRow();
  byId('approval')?.replaceWith(commandSection(current()));
  const basket = byId('basket');
  basket.hidden = state.taken.size === 0;
  basket.replaceChildren(el('b', {}, `${plural(state.taken.size, 'golden')} selected`), el('span', { class: 'space' }),
    el('button', { class: 'button', id: 'clear', onclick: () => { state.taken.clear(); showTaken(); } }, 'Clear'),
    el('button', { class: 'button main', id: 'copy-taken', onclick: () => copy(takenCommand()) },
      'Copy the command', key('c')));
}

function copy(text) {
  const done = () => toast('Copied. Paste it into a terminal in the package’s folder.');
  const byHand = () => {
    const area = el('textarea', { style: 'position: fixed; opacity: 0' });
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
    done();
  };
  document.body.dataset.copied = text;
  if (navigator.clipboard) navigator.clipboard.writeText(text).then(done, byHand);
  else byHand();
}

let toastTimer = null;

function toast(text) {
  byId('toast').textContent = text;
  byId('toast').classList.add('on');
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => byId('toast').classList.remove('on'), 2500);
}

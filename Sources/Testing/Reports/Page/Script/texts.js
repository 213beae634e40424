function textStage(golden, mode) {
  const kinds = mode === 'difference' && contentOf(golden, 'difference') ? ['difference'] : ['expected', 'actual'];
  const shown = kinds.filter(kind => contentOf(golden, kind) !== null);
  if (shown.length === 0) return [leftOut(golden)];
  return [el('div', { class: kinds.length > 1 ? 'two' : '' }, ...shown.map(kind => el('figure', {},
    el('figcaption', {}, el('b', {}, labels.alone[golden.outcome] ?? labels[kind] ?? capitalized(kind))), textOf(contentOf(golden, kind), kind))))];
}

function textOf(text, kind) {
  const classes = { '+': 'plus', '-': 'minus', '−': 'minus', '@': 'at' };
  return el('div', { class: 'text' }, ...text.split('\n').map(line =>
    el('div', { class: kind === 'difference' ? classes[line[0]] ?? '' : '' }, line || ' ')));
}

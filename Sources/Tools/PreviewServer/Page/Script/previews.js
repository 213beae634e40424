// MARK: The previews

/// The elements of the previews, which stay while their previews do.
const articles = new Map();

function showPreviews() {
  const shown = shownPreviews();
  const ids = new Set(shown.map(preview => preview.id));
  for (const [id, article] of articles) {
    if (ids.has(id)) continue;
    seen.unobserve(article);
    visible.delete(id);
    articles.delete(id);
  }
  const children = [];
  for (const [name, previews] of groups(shown)) {
    children.push(headingOf(name));
    for (const preview of previews) {
      if (!articles.has(preview.id)) articles.set(preview.id, articleOf(preview));
      children.push(articles.get(preview.id));
      showPreview(preview);
    }
  }
  if (children.length === 0) children.push(el('p', { class: 'empty' }, emptyText()));
  placeChildren(byId('main'), children);
  showState();
  want();
}

/// Moves only what is elsewhere: a moved element would lose the focus.
function placeChildren(parent, children) {
  const wanted = new Set(children);
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
  children.forEach((child, index) => {
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
  });
}

const headings = new Map();

function headingOf(name) {
  if (!headings.has(name)) headings.set(name, el('h2', { class: 'file' }, name));
  return headings.get(name);
}

function articleOf(preview) {
  const article = el('article', { class: 'preview', 'data-id': preview.id, onfocusin: () => {
    if (state.current !== preview.id) select(preview.id, false);
  } },
  el('header', {}, el('h3', {}), el('span', { class: 'place' })), el('ul', { class: 'notes' }),
  el('div', { class: 'figures' }));
  seen.observe(article);
  return article;
}

function showPreview(preview) {
  const article = articles.get(preview.id);
  if (!article) return;
  setText(article.querySelector('h3'), preview.name);
  setText(article.querySelector('.place'), preview.line ? `${preview.group}:${preview.line}` : preview.group);
  article.setAttribute('aria-label', preview.name);
  article.classList.toggle('current', preview.id === state.current);
  const variants = chosenVariants();
  const box = article.querySelector('.figures');
  const known = new Map([...box.children].map(figure => [figure.dataset.variant, figure]));
  placeChildren(box, variants.map(variant => {
    const figure = known.get(keyOf('', variant)) ?? figureOf(variant);
    showFigure(figure, preview, variant);
    return figure;
  }));
  showNotes(article, variants.map(variant => drawingOf(preview, variant)).filter(Boolean));
}

function figureOf(variant) {
  return el('figure', { 'data-variant': keyOf('', variant) },
    el('figcaption', {}, el('b', {}), el('span', { class: 'size' })), el('p', { class: 'wait' }, 'Not drawn yet'));
}

function showFigure(figure, preview, variant) {
  const drawing = drawingOf(preview, variant);
  setText(figure.querySelector('b'), variantName(variant));
  // The last picture stays until there is another.
  figure.classList.toggle('stale', !drawing);
  if (!drawing) return;
  if (drawing.failure) {
    figure.classList.remove('stale');
    setText(figure.querySelector('.size'), '');
    const failure = el('p', { class: 'failure' }, el('b', {}, 'Can’t be drawn: '), drawing.failure);
    figure.querySelector('.canvas, .wait, .failure').replaceWith(failure);
    return;
  }
  setText(figure.querySelector('.size'), sizeOf(drawing));
  const old = figure.querySelector('.canvas');
  if (old?.dataset.picture === drawing.picture) return;
  const canvas = old ?? canvasOf();
  canvas.dataset.picture = drawing.picture;
  canvas.setAttribute('aria-label', `${preview.name}, ${variantName(variant)}, ${sizeOf(drawing)} points. ` +
    'Arrow keys go through its frames.');
  canvas.style.setProperty('--width', drawing.width);
  canvas.style.setProperty('--height', drawing.height);
  const image = canvas.querySelector('img');
  image.src = `/pictures/${drawing.picture}`;
  if (!old) figure.querySelector('.wait, .failure').replaceWith(canvas);
  pictureChanged(canvas);
}

function canvasOf() {
  const canvas = el('div', { class: 'canvas', tabindex: '0', role: 'application' },
    el('img', { alt: '', decoding: 'async', draggable: 'false' }));
  addFrameEvents(canvas);
  return canvas;
}

/// The notes of all variants, each once.
function showNotes(article, drawings) {
  const notes = [...new Set(drawings.flatMap(drawing => drawing.notes))];
  const list = article.querySelector('.notes');
  const text = notes.join('\n');
  if (list.dataset.text === text) return;
  list.dataset.text = text;
  list.replaceChildren(...notes.map(note => el('li', {}, el('b', {}, 'Not as on iOS: '), note)));
}

// MARK: Problems and the state

const stateWords = { connecting: 'Connecting …', compiling: 'Compiling …', ready: '', failed: 'Doesn’t compile',
  ended: 'messageshot has ended; this page continues when it runs again' };

function showState() {
  document.body.dataset.state = state.status;
  const drawn = shownPreviews().flatMap(preview => chosenVariants().map(variant => drawingOf(preview, variant)));
  const count = drawn.filter(Boolean).length;
  setText(byId('state'), state.status !== 'ready' ? stateWords[state.status]
    : count < drawn.length ? `Drawing ${count} of ${drawn.length}` : plural(drawn.length, 'picture'));
  document.title = `${state.status === 'failed' ? '✗ ' : ''}Previews · ${state.session?.title ?? ''}`;
}

function showProblems() {
  const errors = state.status === 'failed' ? state.errors : [];
  const items = [...errors.map(error => el('li', { class: 'error' },
    error.file ? el('span', { class: 'where' }, `${error.file}:${error.line}:${error.column}`) : null,
    el('span', { class: 'message' }, error.message),
    error.source ? el('code', {}, error.source, '\n', indentation(error), el('b', {}, '^')) : null)),
  ...state.problems.map(problem => el('li', {}, el('span', { class: 'message' }, problem)))];
  byId('problems').hidden = items.length === 0;
  byId('problems').replaceChildren(el('h2', {}, errors.length ? plural(errors.length, 'error') : plural(items.length, 'problem'),
    errors.length && state.previews.length ? el('small', {}, ' The pictures are those of the last build that compiled.') : null),
  el('ul', {}, ...items));
}

/// What moves a mark under the place of an error: tabs stay as wide as they are.
const indentation = ({ source, column }) => source.slice(0, column - 1).replace(/[^\t]/g, ' ');

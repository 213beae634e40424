// MARK: Events of the server

const handlers = {
  session(session) {
    const isFirst = !state.session;
    Object.assign(state, { session, client: session.client, drawings: new Map() });
    byId('sources').textContent = session.title;
    if (isFirst) readChoice();
    showVariants();
    showList();
    showPreviews();
  },

  status({ status, errors }) {
    Object.assign(state, { status, errors });
    if (status !== 'compiling') showProblems();
    if (state.previews.length === 0) { showList(); showPreviews(); } else showState();
  },

  previews({ build, previews, problems }) {
    const isFirst = state.build === 0;
    Object.assign(state, { build, previews, problems, drawings: new Map() });
    showProblems();
    showList();
    showPreviews();
    if (isFirst) showLinked();
  },

  drawn(drawing) {
    state.drawings.set(keyOf(drawing.preview, drawing.variant), drawing);
    const preview = state.previews.find(({ id }) => id === drawing.preview);
    if (!preview || !isShown(preview)) return;
    showPreview(preview);
    showThumb(preview);
    showState();
  },
};

/// Scrolls to the preview that the address names.
function showLinked() {
  let id = null;
  try { id = decodeURIComponent(location.hash.slice(1)); } catch { /* no name */ }
  if (id && articles.has(id)) select(id, true);
}

const source = new EventSource('/events');
for (const [name, handle] of Object.entries(handlers)) {
  source.addEventListener(name, event => handle(JSON.parse(event.data)));
}
source.addEventListener('error', () => {
  Object.assign(state, { client: null, status: 'ended' });
  showState();
});

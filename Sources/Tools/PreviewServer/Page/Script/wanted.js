// MARK: Asking for pictures

/// The previews in or near the window.
const visible = new Set();

const seen = new IntersectionObserver(entries => {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) visible.add(target.dataset.id); else visible.delete(target.dataset.id);
  }
  want();
}, { rootMargin: '100% 0px' });

let asking = null;

/// Asks for the pictures that are missing: first those in the window, then the others, from top to bottom.
function want() {
  clearTimeout(asking);
  asking = setTimeout(ask, 40);
}

function ask() {
  if (!state.client || document.hidden) return;
  const variants = chosenVariants();
  const shown = shownPreviews();
  const order = [...shown.filter(({ id }) => visible.has(id)), ...shown.filter(({ id }) => !visible.has(id))]
    .flatMap(preview => variants.map((variant, index) => ({ preview: preview.id, variant: index })));
  fetch(`/wanted/${state.client}`, { method: 'POST', body: JSON.stringify({ variants, order }) }).catch(() => {});
}

document.addEventListener('visibilitychange', want);

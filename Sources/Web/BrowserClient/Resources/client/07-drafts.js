const draftList = () => {
  let room = 16000;
  return [...drafts].filter(([key, value]) => (room -= key.length + value.length) > 0);
};
const restoreDrafts = () => {
  if (!waiting.size) return;
  all('[data-k]').forEach((el) => waiting.has(el.dataset.k) && restoreDraft(el));
  // A screen that takes a moment to come back still gets its text.
  setTimeout(() => waiting.clear(), 10000);
};
const restoreDraft = (el) => {
  const value = waiting.get(el.dataset.k);
  waiting.delete(el.dataset.k);
  if (el.value === value) return;
  write(el, value);
  edited(el);
};

// Resolves when the worker that opens the page without a server is there; fails after the limit.
async (limit) => {
  const late = new Promise((_, fail) => setTimeout(() => fail(new Error("no service worker")), limit));
  await Promise.race([navigator.serviceWorker.ready, late]);
}

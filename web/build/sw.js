const CACHE = "stolik-__VERSION__";
const FILES = ["__FILES__"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const stale = (name) => name.startsWith("stolik-") && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(stale).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// The page itself comes from the server when it is there; built files have their digest in the name and never change.
self.addEventListener("fetch", (event) => {
  const scope = new URL(self.registration.scope);
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return;
  const path = url.pathname.slice(scope.pathname.length);
  if (path === "" || path === "index.html") event.respondWith(page(event.request));
  else if (path.startsWith("assets/")) event.respondWith(built(event.request));
});

async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) return answer;
    if (answer.status < 500) return answer;
  } catch {
    /* the server is away */
  }
  return (await caches.match("./", { cacheName: CACHE })) ?? Response.error();
}

async function built(request) {
  const kept = await caches.match(request, { cacheName: CACHE });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const open = windows.find((client) => client.url === address);
      return open ? open.focus() : self.clients.openWindow(address);
    }),
  );
});

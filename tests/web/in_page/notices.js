// A browser that allows notices, which one without windows never does, and notes what the page asks for; `elsewhere`
// says that nobody looks at the page.
(() => {
  window.noticed = [];
  window.elsewhere = false;
  const note = (title, { body, tag }) => window.noticed.push({ title, body, tag });
  const allowed = { permission: "granted", requestPermission: async () => "granted" };
  window.Notification = new Proxy(Notification, {
    construct: (_, [title, options]) => ({ number: note(title, options) }),
    get: (target, name) => allowed[name] ?? target[name],
  });
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => note(title, options);
  Object.defineProperty(document, "visibilityState", { get: () => (window.elsewhere ? "hidden" : "visible") });
})();

// Notes the notices that the page asks the browser for; `elsewhere` says that nobody looks at the page.
(() => {
  window.noticed = [];
  window.elsewhere = false;
  const note = (title, { body, tag }) => window.noticed.push({ title, body, tag });
  window.Notification = new Proxy(Notification, { construct: (_, [title, options]) => ({ number: note(title, options) }) });
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => note(title, options);
  Object.defineProperty(document, "visibilityState", { get: () => (window.elsewhere ? "hidden" : "visible") });
})();

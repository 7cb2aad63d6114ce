export function mayNotify(): boolean {
  return typeof Notification !== "undefined" && Notification.permission === "granted";
}

export async function askToNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Only when nobody looks at the page; one notice for each table, the newest. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!mayNotify() || document.visibilityState === "visible") return;
  const options: NotificationOptions = { body, tag: `stolik-${table}`, icon: "icon.svg", data: location.href };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options);
}

export function setTitle(text: string, yourTurn: boolean): void {
  document.title = `${yourTurn ? "● " : ""}${text}`;
}

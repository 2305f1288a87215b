import { openStore } from "../store.ts";

const opened = openStore<string | undefined>(undefined);
let opener: Element | null = null;
/** The page on which the present one was opened. */
let openedOn = "";
/** What waits until the dialogs that are open are through. */
let next: string | undefined;

/** Opens a dialog or drawer by name; one at a time, the one that was open closes. */
export function openOverlay(name: string): void {
  if (!opened.get()) opener = document.activeElement;
  openedOn = window.location.pathname;
  opened.set(name);
}

/** The same once nothing is open: at once, or when what is open has been closed. */
export function openOverlayNext(name: string): void {
  if (opened.get()) next = name;
  else openOverlay(name);
}

export function closeOverlay(): void {
  const waiting = next;
  next = undefined;
  if (waiting) openOverlay(waiting);
  else opened.set(undefined);
}

/** Closes what another page has left open. The address changes before its page is there: what was opened in between stays. */
export function closeOverlayOfPageBefore(): void {
  if (openedOn !== window.location.pathname) closeOverlay();
}

/** What is open at this moment, for code outside of rendering. */
export const openedOverlay = (): string | undefined => opened.get();

/** Whatever had the focus before the first of the dialogs that followed one another gets it back. */
export function returnFocus(): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  opener = null;
}

/** The name of what is open, if anything is. */
export const useOverlay = (): string | undefined => opened.useWhole();

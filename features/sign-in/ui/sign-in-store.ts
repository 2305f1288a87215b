import { useSyncExternalStore } from "react";
import { ApiRefusal, callApi } from "../../../app/call-api.ts";
import { openOverlay } from "../../../ui/overlays/overlay-store.ts";
import type { getProfile, ProfileView } from "../../accounts/accounts.contract.ts";
import type { logout } from "../sign-in.contract.ts";

type Intent = { then?: () => void; fromCart?: boolean; why?: "needForMore" | "expired" };
type State = {
  /** Undefined until the browser knows. */ isSignedIn: boolean | undefined;
  profile: ProfileView | undefined;
  intent: Intent;
};

const initial: State = { isSignedIn: undefined, profile: undefined, intent: {} };
let state = initial;
const listeners = new Set<() => void>();

/** Who is signed in on this device; learnt after the page is there, since pages are shared between guests. */
export const useSignIn = (): State =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => initial,
  );

/** Opens the phone dialog; `then` happens right after sign-in, without a second tap. */
export function openSignIn(intent: Intent = {}): void {
  set({ intent });
  openOverlay("authPhone");
}

/** Does it now for a signed-in visitor with a name in the profile, else after sign-in and the profile. */
export function whenSignedIn(intent: Intent & { then: () => void }): void {
  if (!state.isSignedIn) return openSignIn(intent);
  if (!state.profile?.name) {
    set({ intent });
    return openOverlay("profile");
  }
  return intent.then();
}

/** Reads the profile when the browser carries the sign that somebody is signed in. */
export async function learnWhoIsHere(): Promise<void> {
  if (!/(?:^|; )signed_in=1/.test(document.cookie)) return set({ isSignedIn: false, profile: undefined });
  try {
    set({ profile: await callApi<typeof getProfile>("GET", "/api/get-profile", {}), isSignedIn: true });
  } catch (error) {
    if (error instanceof ApiRefusal && error.status === 401) document.cookie = "signed_in=; Max-Age=0; Path=/";
    set({ isSignedIn: false, profile: undefined });
  }
}

export const keepProfile = (profile: ProfileView): void => set({ profile, isSignedIn: true });

/** What was wanted before sign-in, done once. */
export function finishIntent(): void {
  const { then } = state.intent;
  set({ intent: {} });
  then?.();
}

/** Signs out on the server; everything personal on this device goes with it. */
export async function signOut(): Promise<void> {
  await callApi<typeof logout>("POST", "/api/logout", {}).catch((error: unknown) => {
    if (!(error instanceof ApiRefusal && error.status === 401)) throw error;
  });
  for (const name of ["favorites", "viewed", "signed_in"]) document.cookie = `${name}=; Max-Age=0; Path=/`;
  localStorage.removeItem("cart");
  set({ isSignedIn: false, profile: undefined });
}

function set(part: Partial<State>): void {
  state = { ...state, ...part };
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

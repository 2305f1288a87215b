import { ApiRefusal, callApi } from "../../../client/call-api.ts";
import { forget, forgetPerson, keep, onOtherTab, recall, onPersonForgotten } from "../../../client/memory/device-memory.ts";
import { isSignedIn } from "../../../client/memory/is-signed-in.ts";
import { closeOverlay, openedOverlay, openOverlay } from "../../../ui/overlays/overlay-store.ts";
import { openStore } from "../../../ui/store.ts";
import type { getProfile, ProfileView } from "../../accounts/accounts.contract.ts";
import type { logout } from "../sign-in.contract.ts";

/** What is said of why somebody is asked to sign in. */
export type SignInReason = "needForMore" | "needForPacks" | "expired";
type Intent = { then?: () => void; fromCart?: boolean; why?: SignInReason | undefined };
type State = {
  /** Undefined until the browser knows. */ isSignedIn: boolean | undefined;
  profile: ProfileView | undefined;
  intent: Intent;
};

const initial: State = { isSignedIn: undefined, profile: undefined, intent: {} };
const state = openStore(initial);
onPersonForgotten(() => set({ isSignedIn: false, profile: undefined }));

/** Who is signed in on this device; learnt after the page is there, since pages are shared between guests. */
export const useSignIn = (): State => state.useWhole();

/** Undefined until the browser knows. */
export const useIsSignedIn = (): boolean | undefined => state.use(({ isSignedIn }) => isSignedIn);

/** Opens the phone dialog; `then` happens right after sign-in, without a second tap. */
export function openSignIn(intent: Intent = {}): void {
  set({ intent });
  openOverlay("authPhone");
}

/**
 * Does it now for whoever is signed in, else right after sign-in. A press that comes before the browser knows who is here
 * waits for that, so that a customer on a slow line is not asked to sign in again.
 */
export function whenSignedIn(intent: Intent & { then: () => void }): void {
  const { isSignedIn } = state.get();
  if (isSignedIn) return intent.then();
  if (isSignedIn === false) return openSignIn(intent);
  const stop = state.subscribe(() => {
    if (state.get().isSignedIn === undefined) return;
    stop();
    whenSignedIn(intent);
  });
  return undefined;
}

/** The same, and a name in the profile is asked for before. */
export const whenProfileIsFilled = (intent: Intent & { then: () => void }): void =>
  whenSignedIn({
    ...intent,
    then: () => {
      if (state.get().profile?.name) return intent.then();
      set({ intent });
      return openOverlay("profile");
    },
  });

/** Reads the profile when the browser carries the sign that somebody is signed in. */
export async function learnWhoIsHere(): Promise<void> {
  if (!isSignedIn()) return set({ isSignedIn: false, profile: undefined });
  try {
    welcome(await readProfile());
  } catch (error) {
    if (error instanceof ApiRefusal && error.status === 401) forgetSession();
    else set({ isSignedIn: false, profile: undefined });
  }
}

/**
 * Who is here now. What another person left in this browser, whose session ended without a sign-out, goes first; what a guest
 * gathered stays. Answers whether nobody else was here before.
 */
export function welcome(profile: ProfileView): boolean {
  const before = recall("person");
  const isSamePerson = before === undefined || before === String(profile.id);
  if (!isSamePerson) {
    forgetPerson();
    keep("signed_in", "1");
  }
  keep("person", String(profile.id));
  keepProfile(profile);
  return isSamePerson;
}

/** Other tabs of this browser follow: whoever signs out in one is gone in all. Answers how to stop. */
export const followOtherTabs = (): (() => void) =>
  onOtherTab("person", (person) => {
    if (person === undefined) forgetPerson();
    else void learnWhoIsHere();
  });

/** The server knows nobody here any more. What was typed stays, for the same person. */
export function forgetSession(): void {
  forget("signed_in");
  set({ isSignedIn: false, profile: undefined });
}

/** The profile of whoever is signed in; never asks to sign in. Throws `ApiRefusal`. */
export const readProfile = (): Promise<ProfileView> => callApi<typeof getProfile>("GET", "/api/get-profile", {}, { whenSignedOut: "tell" });

export const keepProfile = (profile: ProfileView): void => set({ profile, isSignedIn: true });

/** What was wanted before sign-in, done once. */
export function finishIntent(): void {
  const { then } = state.get().intent;
  forgetIntent();
  then?.();
}

/** Whoever closed every dialog has changed their mind. */
export function forgetIntent(): void {
  if (state.get().intent !== initial.intent) set({ intent: initial.intent });
}

let waiting: ((isBack: boolean) => void)[] = [];
let overlayBefore: string | undefined;

/**
 * The session has ended in the middle of work: asks to sign in, once for all that waits. The answer says whether the
 * same person is back, so that the work goes on where it was; nothing typed is touched.
 */
export function askToSignInAgain(): Promise<boolean> {
  if (!openedOverlay()?.startsWith("auth")) {
    overlayBefore = openedOverlay();
    openSignIn({ ...state.get().intent, why: "expired" });
  }
  return new Promise((resolve) => waiting.push(resolve));
}

/** After sign-in: what waited goes on, behind the dialog it came from. False when nothing waited. */
export function resumeWork(isSamePerson: boolean): boolean {
  if (waiting.length === 0) return false;
  const resolves = waiting;
  waiting = [];
  if (overlayBefore) openOverlay(overlayBefore);
  else closeOverlay();
  overlayBefore = undefined;
  for (const resolve of resolves) resolve(isSamePerson);
  return true;
}

/** The visitor left the sign-in: what waited is refused, and nobody is signed in here any more. */
export function giveUpWork(): void {
  if (waiting.length === 0) return;
  const resolves = waiting;
  waiting = [];
  overlayBefore = undefined;
  forgetSession();
  for (const resolve of resolves) resolve(false);
}

/** Signs out on the server; everything personal on this device goes with it. */
export async function signOut(): Promise<void> {
  await callApi<typeof logout>("POST", "/api/logout", {}, { whenSignedOut: "tell" }).catch((error: unknown) => {
    if (!(error instanceof ApiRefusal && error.status === 401)) throw error;
  });
  forgetPerson();
}

const set = (part: Partial<State>): void => state.set({ ...state.get(), ...part });

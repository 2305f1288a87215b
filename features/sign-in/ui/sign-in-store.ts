import { ApiRefusal, callApi } from "../../../client/call-api.ts";
import { forget, forgetPerson, keep, onOtherTab, recall, onPersonForgotten } from "../../../client/memory/device-memory.ts";
import { isSignedIn } from "../../../client/memory/is-signed-in.ts";
import { closeOverlay, openedOverlay, openOverlay } from "../../../ui/overlays/overlay-store.ts";
import { openStore } from "../../../ui/store.ts";
import type { getProfile, ProfileView } from "../../accounts/accounts.contract.ts";
import type { logout } from "../sign-in.contract.ts";

export type SignInReason = "needForMore" | "needForLost" | "needForPacks" | "needForPage" | "expired";
type Intent = { then?: () => void; fromCart?: boolean; why?: SignInReason | undefined };
type State = {
  isSignedIn: boolean | undefined;
  profile: ProfileView | undefined;
  intent: Intent;
};

const initial: State = { isSignedIn: undefined, profile: undefined, intent: {} };
const state = openStore(initial);
onPersonForgotten(() => set({ isSignedIn: false, profile: undefined }));

/** The sign-in state; known after the first paint, as pages are shared between guests. */
export const useSignIn = (): State => state.useWhole();

/** Undefined until known. */
export const useIsSignedIn = (): boolean | undefined => state.use(({ isSignedIn }) => isSignedIn);

export function openSignIn(intent: Intent = {}): void {
  set({ intent });
  openOverlay("authPhone");
}

/** Runs now for a signed-in visitor, else after sign-in; waits while the state is unknown. */
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

/** Calls `then` where the account is open; a blacklisted customer is told that it is closed, and may sign out there. */
export const whenAccountIsOpen = (then: () => void): void =>
  whenSignedIn({ then: () => (state.get().profile?.isBlacklisted ? openOverlay("closedAccount") : then()) });

export const whenProfileIsFilled = (intent: Intent & { then: () => void }): void =>
  whenSignedIn({
    ...intent,
    then: () => {
      if (state.get().profile?.name) return intent.then();
      set({ intent });
      return openOverlay("profile");
    },
  });

export async function learnWhoIsHere(): Promise<void> {
  if (!isSignedIn()) return set({ isSignedIn: false, profile: undefined });
  try {
    welcome(await readProfile());
  } catch (error) {
    if (error instanceof ApiRefusal && error.status === 401) forgetSession();
    else set({ isSignedIn: false, profile: undefined });
  }
}

/** Sets the person; another person's leftovers go, a guest's stay. Returns whether nobody else was here before. */
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

/** Follows sign-out in other tabs; returns the stop. */
export const followOtherTabs = (): (() => void) =>
  onOtherTab("person", (person) => {
    if (person === undefined) forgetPerson();
    else void learnWhoIsHere();
  });

/** Ends the session here but keeps drafts for the same person. */
export function forgetSession(): void {
  forget("signed_in");
  set({ isSignedIn: false, profile: undefined });
}

/** Reads the profile without asking to sign in. Throws `ApiRefusal`. */
export const readProfile = (): Promise<ProfileView> => callApi<typeof getProfile>("GET", "/api/get-profile", {}, { whenSignedOut: "tell" });

export const keepProfile = (profile: ProfileView): void => set({ profile, isSignedIn: true });

export function changeProfile(part: Partial<ProfileView>): void {
  const { profile } = state.get();
  if (profile) set({ profile: { ...profile, ...part } });
}

export const useNewNotifications = (): number | undefined => state.use(({ profile }) => profile?.myNewNotifications);

export function finishIntent(): void {
  const { then } = state.get().intent;
  forgetIntent();
  then?.();
}

export function forgetIntent(): void {
  if (state.get().intent !== initial.intent) set({ intent: initial.intent });
}

let waiting: ((isBack: boolean) => void)[] = [];
let overlayBefore: string | undefined;

/** Asks once to sign in again for all waiting calls; resolves to whether the same person is back. */
export function askToSignInAgain(): Promise<boolean> {
  if (!openedOverlay()?.startsWith("auth")) {
    overlayBefore = openedOverlay();
    openSignIn({ ...state.get().intent, why: "expired" });
  }
  return new Promise((resolve) => waiting.push(resolve));
}

/** Resumes waiting calls; false when there are none. */
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

export function giveUpWork(): void {
  if (waiting.length === 0) return;
  const resolves = waiting;
  waiting = [];
  overlayBefore = undefined;
  forgetSession();
  for (const resolve of resolves) resolve(false);
}

export async function signOut(): Promise<void> {
  await callApi<typeof logout>("POST", "/api/logout", {}, { whenSignedOut: "tell" }).catch((error: unknown) => {
    if (!(error instanceof ApiRefusal && error.status === 401)) throw error;
  });
  forgetPerson();
}

const set = (part: Partial<State>): void => state.set({ ...state.get(), ...part });

import { recall } from "./device-memory.ts";

/** Whether this browser carries the sign that somebody is signed in; the server alone knows whether that session still lives. */
export const isSignedIn = (): boolean => recall("signed_in") === "1";

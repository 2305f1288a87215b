import { recall } from "./device-memory.ts";

/** True with the sign of a session, which the server may have ended. */
export const isSignedIn = (): boolean => recall("signed_in") === "1";

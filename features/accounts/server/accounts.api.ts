import { handle, handleWith } from "../../../platform/endpoint.ts";
import type { Visit } from "../../shop.ts";
import { getProfile, updateProfile as updateProfileCall } from "../accounts.contract.ts";
import { updateProfile, viewProfile, type ProfileSources } from "./profile.ts";
import { prolongedCookies } from "./token-cookies.ts";

/** The profile calls; what stands above accounts is given by the processes. */
export const profileApi = (sources: ProfileSources) => [
  handleWith(getProfile, async (visit: Visit) => ({ body: await viewProfile(visit, sources), setCookies: prolongedCookies(visit) })),
  handle(updateProfileCall, async (visit: Visit, form) => {
    await updateProfile(visit, form);
    return viewProfile(visit, sources);
  }),
];

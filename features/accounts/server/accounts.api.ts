import { handle } from "../../../platform/endpoint.ts";
import type { Visit } from "../../shop.ts";
import { getProfile, updateProfile as updateProfileCall } from "../accounts.contract.ts";
import { updateProfile, viewProfile, type ProfileSources } from "./profile.ts";

/** The profile calls; what stands above accounts is given by the processes. */
export const profileApi = (sources: ProfileSources) => [
  handle(getProfile, (visit: Visit) => viewProfile(visit, sources)),
  handle(updateProfileCall, async (visit: Visit, form) => {
    await updateProfile(visit, form);
    return viewProfile(visit, sources);
  }),
];

import { handle, handleWith } from "../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../shop.ts";
import {
  confirmDevices as confirmDevicesCall,
  getDevices,
  getProfile,
  signOutDevice as signOutDeviceCall,
  signOutEverywhere as signOutEverywhereCall,
  updateProfile as updateProfileCall,
} from "../accounts.contract.ts";
import { confirmDevices, signOutDevice, signOutEverywhere, viewDevices } from "./account-devices.ts";
import { updateProfile, viewProfile, type ProfileSources } from "./profile.ts";
import { tokenCookies } from "./token-cookies.ts";

export const profileApi = (sources: ProfileSources) => [
  handle(getProfile, (visit: Visit) => viewProfile(visit, sources)),
  handle(updateProfileCall, async (visit: Visit, form) => {
    await updateProfile(visit, form);
    return viewProfile(visit, sources);
  }),
  handle(getDevices, (visit: Visit) => viewDevices(visit)),
  handle(confirmDevicesCall, async (visit: Visit) => {
    await confirmDevices(visit);
    return done;
  }),
  handle(signOutDeviceCall, async (visit: Visit, { id }) => {
    await signOutDevice(visit, id);
    return done;
  }),
  handleWith(signOutEverywhereCall, async (visit: Visit) => {
    await signOutEverywhere(visit);
    return { body: done, setCookies: tokenCookies(visit, "") };
  }),
];

const done = { result: true as const };

import { overlay } from "../../part.ts";

export const PostcodeDialog = overlay(["postcode"], () => import("./postcode-dialog.tsx"));

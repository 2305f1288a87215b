import { overlay } from "../../part.ts";

export const PostcodeDialog = overlay(["postcode"], () => import("./delivery/postcode-dialog.tsx"));

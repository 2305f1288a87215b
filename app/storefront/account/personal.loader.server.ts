import type { LoaderFunctionArgs } from "react-router";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";
import { profileOf } from "./profile-sources.server.ts";

export const loader = ({ context }: LoaderFunctionArgs) => load(() => profileOf(visitOf(context)));

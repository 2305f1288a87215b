import { Fragment, type ReactNode } from "react";
import { useParams } from "react-router-7";

/** The page of another record begins anew: react-admin shows it by the same components, with what was typed for the one before. */
export const OneRecord = ({ children }: { children: ReactNode }) => <Fragment key={useParams()["id"]}>{children}</Fragment>;

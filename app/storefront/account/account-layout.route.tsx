export { default } from "./account-layout.tsx";
export { ErrorBoundary } from "./account-error.tsx";

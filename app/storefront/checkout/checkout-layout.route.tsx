export { default } from "./checkout-layout.tsx";
export { ErrorBoundary } from "./checkout-error.tsx";

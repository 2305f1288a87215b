export { default } from "./shop-layout.tsx";
export { ErrorBoundary } from "./shop-layout-error.tsx";

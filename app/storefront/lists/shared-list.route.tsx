export { default } from "./shared-list-screen.tsx";

export { default } from "./leave-screen.tsx";

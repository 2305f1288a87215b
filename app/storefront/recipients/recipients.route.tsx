export { default } from "./recipients-screen.tsx";

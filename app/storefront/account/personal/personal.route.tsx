export { default } from "./personal-screen.tsx";

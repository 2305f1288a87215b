export { default } from "./about-screen.tsx";

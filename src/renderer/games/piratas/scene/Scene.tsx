export default function Scene() {
  return null;
}

/** The cabin behind the desk: painted with gradients, so that home is there at once; nothing to be read out. */
export function HomeBackdrop() {
  return (
    <div className="cabin" aria-hidden="true">
      <div className="cabin-night" />
      <div className="cabin-windows" />
      <div className="cabin-lamp" />
      <div className="cabin-desk" />
      <div className="cabin-shade" />
    </div>
  );
}

// Offers the page to be kept on a phone's home screen, where it is served.

/// The sizes, in pixels, in which phones want the icon.
const iconSizes = [180, 192, 512];

/// Adds a manifest and icons to a page that was served; a file can't be installed.
async function offerToBeKept() {
  if (!location.protocol.startsWith("http")) return;
  const image = new Image();
  image.src = document.querySelector("link[rel=icon]").href;
  await image.decode();
  const icons = iconSizes.map((size) => {
    const canvas = make("canvas", { width: size, height: size });
    canvas.getContext("2d").drawImage(image, 0, 0, size, size);
    return { src: canvas.toDataURL("image/png"), sizes: `${size}x${size}`, type: "image/png" };
  });
  const page = location.href.replace(/#.*$/, "");
  const manifest = { ...JSON.parse(byId("manifest").textContent), start_url: page, scope: page, id: page, icons };
  document.head.append(
    make("link", { rel: "apple-touch-icon", href: icons[0].src }),
    make("link", { rel: "manifest", href: `data:application/manifest+json,${encodeURIComponent(JSON.stringify(manifest))}` }));
}

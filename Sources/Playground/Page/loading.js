// From the page's own text to the module.

/// The module's bytes: base64 in the page, perhaps compressed.
async function moduleBytes(text) {
  const bytes = decodeBase64(text);
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  if (typeof DecompressionStream === "undefined") throw new Error("this browser is too old: it can't decompress (DecompressionStream)");
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function decodeBase64(text) {
  const clean = text.replace(/\s/g, "");
  if (typeof Uint8Array.fromBase64 === "function") return Uint8Array.fromBase64(clean);
  const binary = atob(clean);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

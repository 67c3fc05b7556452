extension UTType {
  /// The base of all types.
  public static let item = UTType("public.item", nil, nil, [])
  /// The base of types that a person opens.
  public static let content = UTType("public.content", nil, nil, [])
  /// The base of types that are a sequence of bytes.
  public static let data = UTType("public.data", nil, "application/octet-stream", ["public.item"])

  /// The base of all text.
  public static let text = UTType(
    "public.text", nil, "text/*", ["public.data", "public.content"])
  /// Text without markup.
  public static let plainText = UTType(
    "public.plain-text", "txt", "text/plain", ["public.text"])
  /// Text without markup, in UTF-8.
  public static let utf8PlainText = UTType(
    "public.utf8-plain-text", nil, "text/plain;charset=utf-8", ["public.plain-text"])
  /// Values separated by commas.
  public static let commaSeparatedText = UTType(
    "public.comma-separated-values-text", "csv", "text/csv", ["public.text"])
  /// HTML.
  public static let html = UTType("public.html", "html", "text/html", ["public.text"])
  /// XML.
  public static let xml = UTType("public.xml", "xml", "application/xml", ["public.text"])
  /// JSON.
  public static let json = UTType("public.json", "json", "application/json", ["public.text"])
  /// YAML.
  public static let yaml = UTType("public.yaml", "yml", "application/x-yaml", ["public.text"])

  /// The base of all images.
  public static let image = UTType(
    "public.image", nil, "image/*", ["public.data", "public.content"])
  /// A PNG image.
  public static let png = UTType("public.png", "png", "image/png", ["public.image"])
  /// A JPEG image.
  public static let jpeg = UTType("public.jpeg", "jpeg", "image/jpeg", ["public.image"])
  /// A GIF image.
  public static let gif = UTType("com.compuserve.gif", "gif", "image/gif", ["public.image"])
  /// A WebP image.
  public static let webP = UTType("org.webmproject.webp", "webp", "image/webp", ["public.image"])
  /// An SVG image.
  public static let svg = UTType(
    "public.svg-image", "svg", "image/svg+xml", ["public.image", "public.xml"])
  /// A PDF document.
  public static let pdf = UTType(
    "com.adobe.pdf", "pdf", "application/pdf", ["public.data", "public.content"])

  /// The base of all archives.
  public static let archive = UTType("public.archive", nil, nil, ["public.data"])
  /// A ZIP archive.
  public static let zip = UTType(
    "public.zip-archive", "zip", "application/zip", ["public.archive"])
  /// A file compressed by gzip.
  public static let gzip = UTType(
    "org.gnu.gnu-zip-archive", "gz", "application/gzip", ["public.archive"])

  static let known: [String: UTType] = Dictionary(
    [
      item, content, data, text, plainText, utf8PlainText, commaSeparatedText, html, xml, json,
      yaml, image, png, jpeg, gif, webP, svg, pdf, archive, zip, gzip,
    ].map { ($0.identifier, $0) }
  ) { first, _ in first }
}

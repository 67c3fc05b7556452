extension UTType {
  /// Anything at all.
  public static let item = UTType("public.item", nil, nil, [])
  /// What a person opens.
  public static let content = UTType("public.content", nil, nil, [])
  /// A run of bytes.
  public static let data = UTType("public.data", nil, "application/octet-stream", ["public.item"])

  public static let text = UTType(
    "public.text", nil, "text/*", ["public.data", "public.content"])
  public static let plainText = UTType(
    "public.plain-text", "txt", "text/plain", ["public.text"])
  public static let utf8PlainText = UTType(
    "public.utf8-plain-text", nil, "text/plain;charset=utf-8", ["public.plain-text"])
  public static let commaSeparatedText = UTType(
    "public.comma-separated-values-text", "csv", "text/csv", ["public.text"])
  public static let html = UTType("public.html", "html", "text/html", ["public.text"])
  public static let xml = UTType("public.xml", "xml", "application/xml", ["public.text"])
  public static let json = UTType("public.json", "json", "application/json", ["public.text"])
  public static let yaml = UTType("public.yaml", "yml", "application/x-yaml", ["public.text"])

  public static let image = UTType(
    "public.image", nil, "image/*", ["public.data", "public.content"])
  public static let png = UTType("public.png", "png", "image/png", ["public.image"])
  public static let jpeg = UTType("public.jpeg", "jpeg", "image/jpeg", ["public.image"])
  public static let gif = UTType("com.compuserve.gif", "gif", "image/gif", ["public.image"])
  public static let webP = UTType("org.webmproject.webp", "webp", "image/webp", ["public.image"])
  public static let svg = UTType(
    "public.svg-image", "svg", "image/svg+xml", ["public.image", "public.xml"])
  public static let pdf = UTType(
    "com.adobe.pdf", "pdf", "application/pdf", ["public.data", "public.content"])

  public static let archive = UTType("public.archive", nil, nil, ["public.data"])
  public static let zip = UTType(
    "public.zip-archive", "zip", "application/zip", ["public.archive"])
  public static let gzip = UTType(
    "org.gnu.gnu-zip-archive", "gz", "application/gzip", ["public.archive"])

  static let known: [String: UTType] = Dictionary(
    [
      item, content, data, text, plainText, utf8PlainText, commaSeparatedText, html, xml, json,
      yaml, image, png, jpeg, gif, webP, svg, pdf, archive, zip, gzip,
    ].map { ($0.identifier, $0) }
  ) { first, _ in first }
}

extension UTType {
  /// The type to which all types of files conform.
  public static let item = UTType("public.item", nil, nil, [])
  /// The type to which all documents that a person opens conform.
  public static let content = UTType("public.content", nil, nil, [])
  /// The type to which all types that are a sequence of bytes conform.
  public static let data = UTType("public.data", nil, "application/octet-stream", ["public.item"])

  /// The type to which all text types conform.
  public static let text = UTType(
    "public.text", nil, "text/*", ["public.data", "public.content"])
  /// Plain text without markup.
  public static let plainText = UTType(
    "public.plain-text", "txt", "text/plain", ["public.text"])
  /// Text without markup, in UTF-8.
  public static let utf8PlainText = UTType(
    "public.utf8-plain-text", nil, "text/plain;charset=utf-8", ["public.plain-text"])
  /// Text with values that are separated by commas.
  public static let commaSeparatedText = UTType(
    "public.comma-separated-values-text", "csv", "text/csv", ["public.text"])
  /// An HTML document.
  public static let html = UTType("public.html", "html", "text/html", ["public.text"])
  /// An XML document.
  public static let xml = UTType("public.xml", "xml", "application/xml", ["public.text"])
  /// A JSON document.
  public static let json = UTType("public.json", "json", "application/json", ["public.text"])
  /// A YAML document.
  public static let yaml = UTType("public.yaml", "yml", "application/x-yaml", ["public.text"])

  /// The type to which all image types conform.
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
  /// A HEIF image.
  public static let heif = UTType("public.heif", "heif", "image/heif", ["public.image"])
  /// A HEIF image with HEVC, the format of many phones' cameras.
  public static let heic = UTType("public.heic", "heic", "image/heic", ["public.heif"])
  /// A TIFF image.
  public static let tiff = UTType("public.tiff", "tiff", "image/tiff", ["public.image"])
  /// A BMP image.
  public static let bmp = UTType("com.microsoft.bmp", "bmp", "image/bmp", ["public.image"])
  /// The type to which all raw images of cameras conform.
  public static let rawImage = UTType("public.camera-raw-image", nil, nil, ["public.image"])
  /// A photo with its movie, which a phone's camera takes together.
  public static let livePhoto = UTType("com.apple.live-photo", nil, nil, ["public.content"])

  /// The type to which all audio and video types conform.
  public static let audiovisualContent = UTType(
    "public.audiovisual-content", nil, nil, ["public.data", "public.content"])
  /// The type to which all types of moving pictures conform, with or without sound.
  public static let movie = UTType(
    "public.movie", nil, "video/*", ["public.audiovisual-content"])
  /// The type to which all types of moving pictures without sound conform.
  public static let video = UTType("public.video", nil, nil, ["public.movie"])
  /// A movie in MPEG-4.
  public static let mpeg4Movie = UTType("public.mpeg-4", "mp4", "video/mp4", ["public.movie"])
  /// A movie in the format of QuickTime.
  public static let quickTimeMovie = UTType(
    "com.apple.quicktime-movie", "mov", "video/quicktime", ["public.movie"])
  /// The type to which all audio types conform.
  public static let audio = UTType(
    "public.audio", nil, "audio/*", ["public.audiovisual-content"])
  /// A sound in MP3.
  public static let mp3 = UTType("public.mp3", "mp3", "audio/mpeg", ["public.audio"])
  /// A sound in MPEG-4.
  public static let mpeg4Audio = UTType("public.mpeg-4-audio", "m4a", "audio/mp4", ["public.audio"])
  /// A sound in WAVE.
  public static let wav = UTType(
    "com.microsoft.waveform-audio", "wav", "audio/vnd.wave", ["public.audio"])

  /// A URL.
  public static let url = UTType("public.url", nil, nil, ["public.data"])
  /// The URL of a file.
  public static let fileURL = UTType("public.file-url", nil, nil, ["public.url"])

  /// A PDF document.
  public static let pdf = UTType(
    "com.adobe.pdf", "pdf", "application/pdf", ["public.data", "public.content"])

  /// The type to which all archive types conform.
  public static let archive = UTType("public.archive", nil, nil, ["public.data"])
  /// A ZIP archive.
  public static let zip = UTType(
    "public.zip-archive", "zip", "application/zip", ["public.archive"])
  /// A file compressed by gzip.
  public static let gzip = UTType(
    "org.gnu.gnu-zip-archive", "gz", "application/gzip", ["public.archive"])

  /// Further filename extensions of these types.
  static let spellings = [
    "jpg": "jpeg", "jpe": "jpeg", "tif": "tiff", "htm": "html", "yaml": "yml", "text": "txt",
    "m4v": "mp4", "wave": "wav",
  ]

  static let known: [String: UTType] = Dictionary(
    [
      item, content, data, text, plainText, utf8PlainText, commaSeparatedText, html, xml, json,
      yaml, image, png, jpeg, gif, webP, svg, heif, heic, tiff, bmp, rawImage, livePhoto,
      audiovisualContent, movie, video, mpeg4Movie, quickTimeMovie, audio, mp3, mpeg4Audio, wav,
      url,
      fileURL, pdf, archive, zip, gzip,
    ].map { ($0.identifier, $0) }
  ) { first, _ in first }
}

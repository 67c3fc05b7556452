import Foundation
import StrataAssets
import StrataDeviceServices

/// The source of the page that a view loads.
enum PageSource {
  case request(URLRequest)
  /// A file that the app has chosen, which may be anywhere.
  case file(URL)
  case text(String, base: URL?)
  case data(Data, type: String, base: URL?)

  /// The URL that the view reports for the page; `nil` for none.
  var url: URL? {
    switch self {
    case .request(let request): request.url
    case .file(let url): url
    case .text(_, let base), .data(_, _, let base): base ?? URL(string: "about:blank")
    }
  }

  /// A Boolean value that indicates whether the source is a page of the app, in which the app's
  /// scripts run.
  var isOwn: Bool {
    switch self {
    // Other files, such as pictures, have no script that would answer.
    case .request(let request): request.url.map { $0.isFileURL && FileKind.isPage($0) } ?? false
    case .file(let url): FileKind.isPage(url)
    case .text: true
    case .data(_, let type, _): type.lowercased().hasPrefix("text/html")
    }
  }

  /// A Boolean value that indicates whether the source is added to the list of visited pages.
  var isVisit: Bool {
    switch self {
    case .request, .file: true
    case .text, .data: false
    }
  }

  /// The request that a delegate gets for the source.
  var request: URLRequest {
    if case .request(let request) = self { return request }
    return URLRequest(url: url ?? URL(filePath: "/"))
  }

  /// Returns the page for a frame, and its title if it is known.
  ///
  /// - Parameters:
  ///   - scripts: The app's scripts, which are added to its pages.
  ///   - owner: The device whose browser may load the page.
  /// - Throws: `URLError` if a frame cannot load the page.
  @MainActor func page(
    scripts: [WKUserScript], owner: DeviceID
  ) throws -> (page: FramedPage, title: String?) {
    switch self {
    case .text(let html, let base): return Self.page(html, base, scripts, owner)
    case .data(let data, let type, let base):
      if isOwn { return Self.page(String(decoding: data, as: UTF8.self), base, scripts, owner) }
      return (Self.page(data, type, owner), nil)
    case .request(let request): return try Self.page(request, scripts, owner)
    case .file(let url): return try Self.page(of: url, scripts, owner)
    }
  }

  @MainActor private static func page(
    _ html: String, _ base: URL?, _ scripts: [WKUserScript], _ owner: DeviceID
  ) -> (FramedPage, String?) {
    let isLocal = base?.isFileURL == true
    let html = base.flatMap { isLocal ? PageFiles.inlined(html, from: $0) : nil } ?? html
    let text = PageText(html: html, base: base, scripts: scripts)
    return (page(Data(text.whole.utf8), "text/html; charset=utf-8", owner), text.title)
  }

  private static func page(_ data: Data, _ type: String, _ owner: DeviceID) -> FramedPage {
    FramedPage(
      .page(data, contentType: isPlain(type) ? type : "application/octet-stream"),
      owner: owner.rawValue)
  }

  /// Returns whether a text is a media type that may be written into a header of a response.
  private static func isPlain(_ type: String) -> Bool {
    type.wholeMatch(of: /[a-zA-Z0-9!#$&^_.+-]+\/[a-zA-Z0-9!#$&^_.+-]+(; *charset=[a-zA-Z0-9-]+)?/)
      != nil
  }

  @MainActor private static func page(
    _ request: URLRequest, _ scripts: [WKUserScript], _ owner: DeviceID
  ) throws -> (FramedPage, String?) {
    guard let url = request.url, request.httpMethod ?? "GET" == "GET" else {
      throw URLError(.unsupportedURL)
    }
    switch url.scheme?.lowercased() {
    case "http", "https":
      guard url.host?.isEmpty == false else { throw URLError(.badURL) }
      return (FramedPage(.site(url.absoluteString), owner: owner.rawValue), nil)
    case "about": return page("", nil, [], owner)
    case "file":
      guard AppFile.isOwn(url) else { throw URLError(.noPermissionsToReadFile) }
      return try page(of: url, scripts, owner)
    default: throw URLError(.unsupportedURL)
    }
  }

  @MainActor private static func page(
    of file: URL, _ scripts: [WKUserScript], _ owner: DeviceID
  ) throws -> (FramedPage, String?) {
    guard file.isFileURL, let data = try? Data(contentsOf: file) else {
      throw URLError(.fileDoesNotExist)
    }
    guard FileKind.isPage(file) else { return (page(data, FileKind.type(of: file), owner), nil) }
    return page(
      String(decoding: data, as: UTF8.self), file.deletingLastPathComponent(), scripts, owner)
  }
}

/// The media types of files, by which a browser decides how it shows them in a frame.
enum FileKind {
  private static let types = [
    "html": "text/html", "htm": "text/html", "txt": "text/plain", "md": "text/plain",
    "json": "application/json", "xml": "application/xml", "css": "text/css",
    "js": "text/javascript", "pdf": "application/pdf", "svg": "image/svg+xml", "png": "image/png",
    "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
    "mp4": "video/mp4", "mp3": "audio/mpeg", "m4a": "audio/mp4", "wav": "audio/wav",
  ]

  /// Returns whether a file is HTML, by its name.
  static func isPage(_ file: URL) -> Bool { type(of: file) == "text/html" }

  /// Returns whether a file is of a kind that a browser shows, by the extension of its name.
  static func isShown(_ file: URL) -> Bool { types[file.pathExtension.lowercased()] != nil }

  /// Returns the media type of a file by its name.
  static func type(of file: URL) -> String {
    types[file.pathExtension.lowercased()] ?? "application/octet-stream"
  }
}

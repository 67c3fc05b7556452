import Foundation

/// The files of the app that its HTML names by relative addresses.
///
/// They become parts of the page, since a page without an origin could not load them with the
/// device's cookie. Only pictures, sounds, videos, scripts and style sheets of the page's folder
/// do: HTML may contain what a visitor has written, and the folder lies beside other files.
enum PageFiles {
  /// The largest file, in bytes.
  private static let largest = 4_000_000

  /// Returns HTML with the files of a folder in place of their addresses.
  static func inlined(_ html: String, from folder: URL) -> String {
    html.replacing(/(?i)(\s(src|href)\s*=\s*)(?:"([^"]*)"|'([^']*)')/) { match -> String in
      let (whole, start, name) = (match.output.0, match.output.1, match.output.2.lowercased())
      guard let path = match.output.3 ?? match.output.4,
        let text = text(String(path), isSheet: name == "href", in: folder)
      else { return String(whole) }
      return "\(start)\"\(text)\""
    }
  }

  private static func text(_ path: String, isSheet: Bool, in folder: URL) -> String? {
    guard !path.contains(":"), !path.hasPrefix("/"), let path = path.removingPercentEncoding
    else { return nil }
    let root = folder.standardizedFileURL.resolvingSymlinksInPath().path
    let file = folder.appendingPathComponent(path).standardizedFileURL.resolvingSymlinksInPath()
    let type = FileKind.type(of: file)
    let isWanted =
      isSheet
      ? type == "text/css"
      : type == "text/javascript"
        || ["image/", "audio/", "video/"].contains { type.hasPrefix($0) }
    // The root of the disk is no folder of a page.
    guard isWanted, root != "/", file.path.hasPrefix(root + "/"),
      let data = try? Data(contentsOf: file), data.count <= largest
    else { return nil }
    return "data:\(type);base64,\(data.base64EncodedString())"
  }
}

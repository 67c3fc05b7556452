import Foundation

/// The files of the app to which its HTML refers by relative addresses.
///
/// They are put into the page, since a page without an origin cannot load them with the device's
/// cookie. Only pictures, sounds, videos, scripts and style sheets in the page's folder are used:
/// HTML may contain text of a visitor, and there may be other files beside the folder.
enum PageFiles {
  /// The largest size of a file, in bytes.
  private static let largest = 4_000_000
  /// The largest size of all files together, in bytes of the page; a file counts each time that the
  /// HTML refers to it.
  private static let largestSum = 16_000_000

  /// Replaces addresses in HTML by the content of their files, until the files are too large
  /// together.
  ///
  /// - Parameters:
  ///   - html: The source of the page.
  ///   - base: The folder of the files, or a file in that folder.
  /// - Returns: The HTML with the content of the files that were found.
  static func inlined(_ html: String, from base: URL) -> String {
    let folder = isFile(base) ? base.deletingLastPathComponent() : base
    var left = largestSum
    return html.replacing(/(?i)(\s(src|href)\s*=\s*)(?:"([^"]*)"|'([^']*)')/) { match -> String in
      let (whole, start, name) = (match.output.0, match.output.1, match.output.2.lowercased())
      guard let path = match.output.3 ?? match.output.4,
        let text = text(
          String(path), isSheet: name == "href", in: folder, atMost: min(left, largest))
      else { return String(whole) }
      left -= text.utf8.count
      return "\(start)\"\(text)\""
    }
  }

  private static func isFile(_ url: URL) -> Bool { size(of: url) != nil }

  /// Returns the size of a regular file; `nil` for a folder, a device, or a file that does not
  /// exist.
  private static func size(of file: URL) -> Int? {
    guard let facts = try? file.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey]),
      facts.isRegularFile == true
    else { return nil }
    return facts.fileSize
  }

  private static func text(
    _ path: String, isSheet: Bool, in folder: URL, atMost most: Int
  ) -> String? {
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
      // The size comes first: a large file would be read for each mention.
      let size = size(of: file), size <= most, let data = try? Data(contentsOf: file)
    else { return nil }
    return "data:\(type);base64,\(data.base64EncodedString())"
  }
}

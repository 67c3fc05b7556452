/// The frame around a web page that an app shows.
///
/// The frame shows only what this server keeps for it (`FramedPage`), so that no address of an app
/// or of a visitor reaches the frame. The sandbox takes everything from the page but scripts, forms
/// and new windows: it can neither leave the frame nor read what belongs to this server.
enum FrameMarkup {
  /// The beginning of the paths of an app's pages, which are in a sandbox without an origin.
  private static let page = "/~/web/page/"
  /// The beginning of the paths of documents that hold the frame of another site, which keeps its
  /// origin in the frame.
  private static let site = "/~/web/site/"
  private static let allowed =
    "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"

  /// Returns the markup, without the address as `src`: the script sets it, so that it notices when
  /// the page is loaded.
  ///
  /// - Parameter path: The address on this server; for another address, no frame is written.
  static func markup(_ path: String, title: String) -> String {
    guard let sandbox = sandbox(path) else { return "" }
    let rights = "fullscreen; autoplay; encrypted-media; picture-in-picture"
    return "<iframe data-src=\"\(path)\" sandbox=\"\(sandbox)\" allow=\"\(rights)\""
      + " title=\"\(HTMLText.escape(title))\" width=\"100%\" height=\"100%\" frameborder=\"0\">"
      + "</iframe>"
  }

  private static func sandbox(_ path: String) -> String? {
    if isName(path, in: page) { return allowed }
    return isName(path, in: site) ? allowed + " allow-same-origin" : nil
  }

  private static func isName(_ path: String, in folder: String) -> Bool {
    let name = path.utf8.dropFirst(folder.utf8.count)
    return path.hasPrefix(folder) && !name.isEmpty
      && name.allSatisfy {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
          || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0
      }
  }
}

import Foundation

/// A file of the client as it was written: in one piece, or in the parts of a folder.
///
/// A browser loads a page's first script and style sheet whole, before all else; whoever works on
/// them reads one part at a time. `client.js` is the parts of the folder `client` in the order of
/// their names, in one closure whose names they share; `style.css` is those of `style`.
struct ClientSource {
  /// Where the files lie.
  let folder: URL

  /// Reads what `name` stands for, in one text.
  ///
  /// - Throws: `MissingClientFile` where a file, or every part of one, is gone.
  func text(of name: BrowserClient.Name) throws(MissingClientFile) -> String {
    guard name.isInParts else { return try text(at: folder.appendingPathComponent(name.rawValue)) }
    var whole = ""
    for part in try parts(of: name) { whole += try text(at: part) }
    return name.isScript ? "(() => {\n\(whole)})();\n" : whole
  }

  private func parts(of name: BrowserClient.Name) throws(MissingClientFile) -> [URL] {
    let file = folder.appendingPathComponent(name.rawValue)
    let all = try? FileManager.default.contentsOfDirectory(
      at: file.deletingPathExtension(), includingPropertiesForKeys: nil)
    let parts = (all ?? []).filter { $0.pathExtension == file.pathExtension }
    guard !parts.isEmpty else { throw MissingClientFile(path: file.path) }
    return parts.sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  private func text(at url: URL) throws(MissingClientFile) -> String {
    guard let data = try? Data(contentsOf: url) else { throw MissingClientFile(path: url.path) }
    return String(decoding: data, as: UTF8.self)
  }
}

extension BrowserClient.Name {
  fileprivate var isInParts: Bool { self == .script || self == .style }
}

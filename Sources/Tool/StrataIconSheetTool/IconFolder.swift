import Foundation

/// A folder of SVG files, as Debian's `bootstrap-icons` installs it.
struct IconFolder {
  let path: String

  init(path: String) throws(IconSheetError) {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard isThere, isFolder.boolValue else { throw .noFolder(path) }
    self.path = path
  }

  /// Returns an icon's SVG; `nil` if the folder has none of that name.
  func svg(_ icon: String) -> String? {
    try? String(contentsOf: URL(filePath: path).appending(path: "\(icon).svg"), encoding: .utf8)
  }
}

public import Foundation

/// The Swift and C files below a folder, except in hidden folders.
public struct DiskTree: SourceTree {
  /// The top folder of the tree.
  public var top: URL

  /// Creates a tree of the sources below `top`.
  public init(top: URL) { self.top = top }

  private static let kinds: Set = ["swift", "c", "h", "modulemap"]

  public func paths() throws -> [String] {
    let prefix = top.standardizedFileURL.path + "/"
    guard
      let found = FileManager.default.enumerator(
        at: top.standardizedFileURL, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    else { throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: top.path]) }
    return
      found
      .compactMap { ($0 as? URL)?.path }
      .filter { Self.kinds.contains(($0 as NSString).pathExtension) && $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count)) }
      .sorted()
  }

  public func text(at path: String) throws -> String {
    String(decoding: try Data(contentsOf: top.appendingPathComponent(path)), as: UTF8.self)
  }
}

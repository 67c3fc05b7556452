import StrataImportGraph
import Synchronization

/// A tree that records which files were read with which contents, to detect changes later.
final class WatchedTree: SourceTree {
  private let tree: any SourceTree
  private let list: TreeListing
  private let seen = Mutex<[String: Fingerprint]>([:])

  /// Lists the files of a source tree.
  ///
  /// - Throws: the tree's error if it cannot be listed.
  init(_ tree: any SourceTree) throws {
    self.tree = tree
    list = try tree.listing()
  }

  func paths() -> [String] { list.paths }

  func listing() -> TreeListing { list }

  func text(at path: String) throws -> String {
    String(decoding: try bytes(at: path), as: UTF8.self)
  }

  func bytes(at path: String) throws -> [UInt8] {
    guard let bytes = try? tree.bytes(at: path) else {
      seen.withLock { $0[path] = Self.absent }
      return Array(try tree.text(at: path).utf8)
    }
    let print = Fingerprint(bytes)
    seen.withLock { $0[path] = print }
    return bytes
  }

  func stamp(of path: String) -> FileStamp? { tree.stamp(of: path) }

  /// The fingerprint of a file that does not exist.
  private static let absent = Fingerprint()

  /// The fingerprints of the files that were read.
  var read: [String: Fingerprint] { seen.withLock(\.self) }

  /// Returns the fingerprint of a file's current contents.
  func fingerprint(of path: String) -> Fingerprint {
    (try? tree.bytes(at: path)).map(Fingerprint.init) ?? Self.absent
  }
}

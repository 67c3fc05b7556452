import StrataImportGraph
import Synchronization

/// A tree that remembers what was read of it, so that it can be asked later whether that changed.
final class WatchedTree: SourceTree {
  private let tree: any SourceTree
  private let list: TreeListing
  private let seen = Mutex<[String: Fingerprint]>([:])

  /// - Throws: what the tree throws where it cannot be listed.
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

  /// What stands for a file that is not there.
  private static let absent = Fingerprint()

  /// What was read, and what it held.
  var read: [String: Fingerprint] { seen.withLock(\.self) }

  /// What a file holds now.
  func fingerprint(of path: String) -> Fingerprint {
    (try? tree.bytes(at: path)).map(Fingerprint.init) ?? Self.absent
  }
}

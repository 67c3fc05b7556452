import Foundation
import StrataImportGraph
import StrataLayerRules
import StrataSwiftFacts
import Synchronization

/// A project's files on disk, with the unsaved texts of an editor instead of the saved ones.
struct EditedTree: SourceTree {
  /// The unsaved text of a file, with a number that grows with each change.
  struct Text: Sendable {
    var bytes: [UInt8]
    var revision: Int
  }

  let disk: WholeDisk
  /// The unsaved texts by path.
  let edited: [String: Text]

  func paths() throws -> [String] { try listing().paths }

  func listing() throws -> TreeListing {
    var listing = try disk.listing()
    let known = Set(listing.paths)
    // A dependency's source that is open in the editor is still no part of the project.
    let new = edited.keys.filter { !known.contains($0) && !WholeDisk.leavesOut($0) }
    if !new.isEmpty { listing.paths = (listing.paths + new).sorted() }
    return listing
  }

  func text(at path: String) throws -> String {
    String(decoding: try bytes(at: path), as: UTF8.self)
  }

  func bytes(at path: String) throws -> [UInt8] {
    if let text = edited[path] { return text.bytes }
    return try disk.bytes(at: path)
  }

  func stamp(of path: String) -> FileStamp? {
    guard let text = edited[path] else { return disk.stamp(of: path) }
    // No file has the inode 0.
    return FileStamp(
      size: text.bytes.count, place: 0, written: text.revision, changed: text.revision)
  }
}

/// The facts of files that did not change since they were read, for as long as a server runs.
final class WarmFacts: Sendable {
  private struct Entry {
    var stamp: FileStamp
    var needs: Int
    var facts: FileFacts
  }

  private let known = Mutex<[String: Entry]>([:])

  /// Returns the memory of one check.
  ///
  /// - Parameters:
  ///   - tree: the files of the check.
  ///   - now: the time of the check, as ``KeptFacts`` uses it.
  func memory(for tree: EditedTree, now: Date = Date()) -> any FactsMemory {
    Memory(store: self, tree: tree, limit: Int((now.timeIntervalSince1970 - 2) * 1_000_000_000))
  }

  private final class Memory: FactsMemory {
    private let store: WarmFacts
    private let tree: EditedTree
    /// The time after which a change on disk is too recent: another one would have the same stamp.
    private let limit: Int
    private let missed = Mutex<[String: FileStamp]>([:])

    init(store: WarmFacts, tree: EditedTree, limit: Int) {
      (self.store, self.tree, self.limit) = (store, tree, limit)
    }

    func facts(of path: String, _ needs: FactNeeds) -> FileFacts? {
      guard let stamp = tree.stamp(of: path) else { return nil }
      let entry = store.known.withLock { $0[path] }
      if let entry, entry.stamp == stamp, entry.needs == needs.rawValue { return entry.facts }
      missed.withLock { $0[path] = stamp }
      return nil
    }

    func keep(_ facts: FileFacts, of path: String, _ needs: FactNeeds) {
      guard let stamp = missed.withLock({ $0[path] }), stamp.changed < limit else { return }
      store.known.withLock { $0[path] = Entry(stamp: stamp, needs: needs.rawValue, facts: facts) }
    }
  }
}

import Foundation
import StrataImportGraph
import StrataLayerRules
import StrataSignals
import StrataSwiftFacts
import Synchronization

/// A cache of the facts of files outside of the checked part, for checks of single files.
///
/// A file's facts are valid until its stamp (size, inode and times) changes. Facts of a file that
/// changed a moment ago are not kept, since a second change in the same tick of the file system's
/// clock would not be noticed. The cache of a project is one file; a damaged one, or one of another
/// build or rule book, is ignored.
final class KeptFacts: FactsMemory {
  private let file: URL
  private let key: String
  private let tree: WatchedTree
  private let known: [String: Entry]
  private let new = Mutex<[String: Entry]>([:])
  private let missed = Mutex<[String: FileStamp]>([:])
  /// The time after which a change is too recent for its file to be cached, in nanoseconds.
  private let limit: Int

  private struct Entry {
    var stamp: FileStamp
    var needs: Int
    var facts: ArraySlice<UInt8>
  }

  init(file: URL, key: String, tree: WatchedTree, now: Date = Date()) {
    (self.file, self.key, self.tree) = (file, key, tree)
    limit = Int((now.timeIntervalSince1970 - 2) * 1_000_000_000)
    let bytes = (try? Data(contentsOf: file)).map { [UInt8]($0) } ?? []
    known = (try? Self.entries(in: bytes, key: key)) ?? [:]
  }

  func facts(of path: String, _ needs: FactNeeds) -> FileFacts? {
    guard let stamp = tree.stamp(of: path) else { return nil }
    if let entry = known[path], entry.stamp == stamp, entry.needs == needs.rawValue {
      var reader = ByteReader(entry.facts)
      if let facts = try? reader.facts() { return facts }
    }
    // Taken before the file is read, so that a change during the read invalidates it.
    missed.withLock { $0[path] = stamp }
    return nil
  }

  func keep(_ facts: FileFacts, of path: String, _ needs: FactNeeds) {
    guard let stamp = missed.withLock({ $0[path] }), stamp.changed < limit else { return }
    var writer = ByteWriter()
    writer.add(facts)
    let entry = Entry(stamp: stamp, needs: needs.rawValue, facts: writer.bytes[...])
    new.withLock { $0[path] = entry }
  }

  /// Writes the new facts. If they cannot be written, the check does not fail.
  func write() {
    let new = self.new.withLock(\.self)
    guard !new.isEmpty else { return }
    let here = Set(tree.paths())
    var writer = ByteWriter()
    writer.add(key)
    for (path, entry) in known.merging(new, uniquingKeysWith: { $1 }) where here.contains(path) {
      writer.add(path)
      writer.add(entry.stamp)
      writer.add(entry.needs)
      writer.add(entry.facts)
    }
    let folder = file.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Interruptions.held { try Data(writer.bytes).write(to: file, options: .atomic) }
  }

  private static func entries(in bytes: [UInt8], key: String) throws -> [String: Entry] {
    var reader = ByteReader(bytes[...])
    guard try reader.text() == key else { return [:] }
    var entries: [String: Entry] = [:]
    while !reader.isAtEnd {
      let path = try reader.text()
      entries[path] = Entry(
        stamp: try reader.stamp(), needs: try reader.number(), facts: try reader.part())
    }
    return entries
  }
}

public import Foundation

/// The modification times and sizes of all files in some folders. The differences between two
/// snapshots are the files that were saved in between.
public struct SourceSnapshot: Equatable, Sendable {
  private struct Stamp: Equatable {
    var modified: Date?
    var size: Int?
  }

  private var stamps: [String: Stamp] = [:]

  /// Takes a snapshot. Editors' temporary files (hidden ones, `Home.swift~`) do not count.
  public init(folders: [URL]) {
    let keys: Set<URLResourceKey> = [
      .contentModificationDateKey, .fileSizeKey, .isRegularFileKey,
    ]
    for folder in folders {
      let files = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)
      while let file = files?.nextObject() as? URL {
        let values = try? file.resourceValues(forKeys: keys)
        guard values?.isRegularFile == true, !file.path.hasSuffix("~") else { continue }
        stamps[file.path] = Stamp(
          modified: values?.contentModificationDate, size: values?.fileSize)
      }
    }
  }

  /// Returns the paths of the files that were added, removed or changed since an older snapshot.
  public func changes(since old: Self) -> [String] {
    Set(stamps.keys).union(old.stamps.keys).filter { stamps[$0] != old.stamps[$0] }.sorted()
  }
}

public import Foundation

/// The files below some folders as they were at one moment; another one tells whether any was saved.
public struct SourceSnapshot: Equatable, Sendable {
  private struct Stamp: Equatable {
    var modified: Date?
    var size: Int?
  }

  private var stamps: [String: Stamp] = [:]

  /// Editors' own files (hidden ones, `Home.swift~`) do not count.
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

  /// The files that are new, gone or other than they were.
  public func changes(since old: Self) -> [String] {
    Set(stamps.keys).union(old.stamps.keys).filter { stamps[$0] != old.stamps[$0] }.sorted()
  }
}

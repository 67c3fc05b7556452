import Foundation

/// The identity of a file, whatever path leads to it: its volume and inode.
struct FileIdentity: Equatable {
  private let volume: UInt64
  private let number: UInt64

  /// Returns `nil` if there is no file. Links are resolved.
  init?(_ path: String, in folder: URL) {
    let url = URL(fileURLWithPath: path, relativeTo: folder).resolvingSymlinksInPath()
    guard let found = try? FileManager.default.attributesOfItem(atPath: url.path),
      let volume = found[.systemNumber] as? NSNumber,
      let number = found[.systemFileNumber] as? NSNumber
    else { return nil }
    (self.volume, self.number) = (volume.uint64Value, number.uint64Value)
  }
}

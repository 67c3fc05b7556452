import Foundation

/// The identity of a file (its volume and inode), which is the same for all paths that lead to it.
struct FileIdentity: Equatable {
  private let volume: UInt64
  private let number: UInt64

  /// Reads the identity of a file, following symbolic links; `nil` if there is no file.
  init?(_ path: String, in folder: URL) {
    let url = URL(fileURLWithPath: path, relativeTo: folder).resolvingSymlinksInPath()
    guard let found = try? FileManager.default.attributesOfItem(atPath: url.path),
      let volume = found[.systemNumber] as? NSNumber,
      let number = found[.systemFileNumber] as? NSNumber
    else { return nil }
    (self.volume, self.number) = (volume.uint64Value, number.uint64Value)
  }
}

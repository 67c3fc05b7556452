import Foundation

/// Which file a path leads to, whatever the path is: two with the same number on the same volume are one.
struct FileIdentity: Equatable {
  private let volume: UInt64
  private let number: UInt64

  /// - Returns: `nil` where there is no file. Of a link it is the file behind it.
  init?(_ path: String, in folder: URL) {
    let url = URL(fileURLWithPath: path, relativeTo: folder).resolvingSymlinksInPath()
    guard let found = try? FileManager.default.attributesOfItem(atPath: url.path),
      let volume = found[.systemNumber] as? NSNumber,
      let number = found[.systemFileNumber] as? NSNumber
    else { return nil }
    (self.volume, self.number) = (volume.uint64Value, number.uint64Value)
  }
}

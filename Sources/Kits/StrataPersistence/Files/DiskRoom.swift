import Foundation

/// The room on the disks of files.
package enum DiskRoom {
  /// Returns the number of bytes that this user may still write to the disk of a file or folder;
  /// `nil` if the system does not say.
  package static func free(at file: URL) -> Int? {
    var figures = statvfs()
    guard statvfs(file.path, &figures) == 0 else { return nil }
    let (bytes, isTooMany) = Int(figures.f_bavail).multipliedReportingOverflow(
      by: Int(figures.f_frsize))
    return isTooMany ? .max : bytes
  }
}

import Foundation

/// A report on a write-ahead log of which the last frames are missing, or cannot be read.
struct LostLogReport: Sendable {
  let log: URL
  /// The file of a copy of the log as it was found; `nil` if there was no log, or an empty one.
  let kept: URL?
  /// The number of frames that the log had, and of those that are lost.
  let pages: Int, lost: Int

  /// The report as a sentence for the operator.
  var message: String {
    let found = "\(log.path) lacks the last \(lost) of its \(pages) pages"
    let rest = "the latest changes may be missing, and all earlier ones were read"
    guard let kept else { return "\(found), since the file is gone or empty: \(rest)." }
    return "\(found): \(rest). The file is kept as \(kept.path)."
  }
}

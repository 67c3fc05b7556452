import Foundation

/// A report on a damaged write-ahead log.
struct DamagedLogReport: Sendable {
  let log: URL
  /// The file of a copy of the log as it was found.
  let kept: URL
  let pages: Int
  let soundPages: Int
  /// A Boolean value that indicates whether the pages after the damage were restored.
  var isRescued = false

  /// The report as a sentence for the operator.
  var message: String {
    let taken =
      isRescued
      ? "all rows in its \(soundPages) undamaged pages of \(pages) were restored"
      : "only the part before the damage could be read"
    return "\(log.path) was damaged: \(taken), and the damaged file is kept as \(kept.path)."
  }
}

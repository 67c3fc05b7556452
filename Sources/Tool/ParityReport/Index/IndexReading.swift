import Foundation

/// The contents of a compiler index for some sources.
struct IndexReading: Equatable {
  /// The identifiers of all symbols that the sources refer to, call or implement.
  var used: Set<String> = []
  /// The time when each source was compiled, by path.
  var compiled: [String: Date] = [:]

  /// Returns the problems of the index, given the sources with their modification times.
  ///
  /// A source that is newer than its entry has changed since the compiler read it.
  func problems(sources: [String: Date]) -> [String] {
    let unread = sources.keys.filter { compiled[$0] == nil }
    let changed = sources.filter { path, date in compiled[path].map { $0 < date } ?? false }.keys
    return [
      Self.sentence(unread, "the compiler's index of symbols has no entry for this file"),
      Self.sentence(Array(changed), "this file was changed after the compiler indexed it"),
    ].compactMap { $0 }
  }

  private static func sentence(_ paths: [String], _ what: String) -> String? {
    guard let first = paths.min() else { return nil }
    let more = paths.count > 1 ? " and \(paths.count - 1) more" : ""
    return "\(first)\(more): \(what); run `swift build --build-tests`"
  }
}

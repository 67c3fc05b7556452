import Foundation

/// The change between two texts as one replacement, as a person makes it by a key, a paste or a
/// deletion.
struct TextEdit: Equatable {
  /// The part of the old text that was replaced, in UTF-16 units.
  let range: NSRange
  /// The text that replaces it.
  let replacement: String

  init(from old: String, to new: String) {
    let (before, after) = (Array(old), Array(new))
    let shorter = min(before.count, after.count)
    let start = (0..<shorter).first { before[$0] != after[$0] } ?? shorter
    let end =
      (0..<(shorter - start)).first {
        before[before.count - 1 - $0] != after[after.count - 1 - $0]
      } ?? shorter - start
    func length(_ part: ArraySlice<Character>) -> Int {
      part.reduce(0) { $0 + $1.utf16.count }
    }
    range = NSRange(
      location: length(before[..<start]), length: length(before[start..<(before.count - end)]))
    replacement = String(after[start..<(after.count - end)])
  }
}

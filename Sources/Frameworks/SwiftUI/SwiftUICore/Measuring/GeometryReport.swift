package import Foundation

/// What a browser says of an element's box: its size and, where the app asked, its place in the
/// window and in each space around it.
///
///     300 200 16 44
///     0 0 390 844 spaceName
package struct GeometryReport: Equatable, Sendable {
  package var size: CGSize
  /// The element's rectangle in the window; `nil` where only the size was told.
  package var global: CGRect?
  /// The rectangles in the window of the spaces around, the nearest first.
  package var spaces: [(name: String, frame: CGRect)] = []

  package static func == (left: Self, right: Self) -> Bool {
    left.size == right.size && left.global == right.global
      && left.spaces.elementsEqual(right.spaces) { $0 == $1 }
  }

  init(size: CGSize) { self.size = size }

  /// Reads a report; `nil` for anything that is none.
  package init?(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard let first = lines.popFirst().map(Self.numbers), first.count >= 2 else { return nil }
    size = CGSize(width: max(0, first[0]), height: max(0, first[1]))
    if first.count >= 4 { global = CGRect(origin: CGPoint(x: first[2], y: first[3]), size: size) }
    for line in lines.prefix(32) {
      let parts = line.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false)
      let box = Self.numbers(parts.prefix(4).joined(separator: " ")[...])
      guard parts.count == 5, box.count == 4 else { return nil }
      let frame = CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
      spaces.append((String(parts[4]), frame))
    }
  }

  private static func numbers(_ line: Substring) -> [Double] {
    let numbers = line.split(separator: " ").map { Double($0) }
    let sound = numbers.compactMap { $0 }.filter { $0.isFinite && abs($0) < 1e7 }
    return sound.count == numbers.count ? sound : []
  }
}

package import Foundation

/// A browser's report of an element's frame: its size and, if the app asked for it, its position in
/// the window, the window's height, and the frames of the coordinate spaces around it.
///
///     300 200 16 44 844
///     0 0 390 844 spaceName
package struct GeometryReport: Equatable, Sendable {
  package var size: CGSize
  /// The element's frame in the window; `nil` if only the size was reported.
  package var global: CGRect?
  /// The height of the window in points; `nil` if it was not reported.
  package var windowHeight: CGFloat?
  /// The frames, in the window, of the surrounding coordinate spaces, innermost first.
  package var spaces: [(name: String, frame: CGRect)] = []

  package static func == (left: Self, right: Self) -> Bool {
    left.size == right.size && left.global == right.global
      && left.windowHeight == right.windowHeight
      && left.spaces.elementsEqual(right.spaces) { $0 == $1 }
  }

  init(size: CGSize) { self.size = size }

  /// Creates a report from its text. Returns `nil` if the text is malformed.
  package init?(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard let first = lines.popFirst().map(Self.numbers), first.count >= 2 else { return nil }
    size = CGSize(width: max(0, first[0]), height: max(0, first[1]))
    if first.count >= 4 { global = CGRect(origin: CGPoint(x: first[2], y: first[3]), size: size) }
    if first.count >= 5, first[4] > 0 { windowHeight = first[4] }
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

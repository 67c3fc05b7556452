import Foundation
public import StrataRendering

/// A browser's report of a finger or a pointer on an element with gestures.
///
///     m 5300 120 340 120 340 16 300
///
/// The parts are the kind, the browser's time in milliseconds, the position in the window, that of
/// a second finger (without one, the same position again), and the corners of the surrounding
/// elements with gestures, the innermost first.
public struct Touch: Equatable, Sendable {
  /// The kind of a report about a touch.
  public enum Kind: Equatable, Sendable {
    case down, hold, second, move, up, cancel
    /// A number of taps in a row; 0 for a key that acts as a tap.
    case taps(Int)
  }

  /// The kind of the report about a touch.
  public var kind: Kind
  /// The browser's time in seconds, in a report a whole number of milliseconds.
  public var time: Double
  /// The position of the finger in the window, in points.
  public var place: Point
  /// The position of a second finger; without one, that of the first.
  public var other: Point
  /// The top leading corners of the surrounding elements with gestures, the innermost first.
  public var corners: [Point] = []

  /// Creates a report of one finger.
  public init(_ kind: Kind, at place: Point, time: Double = 0) {
    self.kind = kind
    self.place = place
    self.time = time
    other = place
  }

  /// The distance between two fingers, in points.
  public var spread: Double { hypot(other.x - place.x, other.y - place.y) }
  /// The direction from the first finger to the second, in radians.
  public var angle: Double { atan2(other.y - place.y, other.x - place.x) }

  /// Parses a report; `nil` if it is malformed.
  public init?(_ text: String) {
    let words = text.split(separator: " ", maxSplits: 70)
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard let kind = words.first.flatMap({ Kind(String($0)) }), numbers.count == words.count - 1,
      numbers.count >= 5, numbers.count % 2 == 1,
      numbers.allSatisfy({ $0.isFinite && abs($0) < 1e12 })
    else { return nil }
    // Times closer to each other would give a speed beyond any number.
    self.init(kind, at: Point(numbers[1], numbers[2]), time: numbers[0].rounded() / 1000)
    other = Point(numbers[3], numbers[4])
    corners = stride(from: 5, to: numbers.count, by: 2).map { Point(numbers[$0], numbers[$0 + 1]) }
  }

  /// The report as a browser encodes it.
  public var text: String {
    let numbers =
      [(time * 1000).rounded(), place.x, place.y, other.x, other.y]
      + corners.flatMap { [$0.x, $0.y] }
    return ([kind.word] + numbers.map(Self.short)).joined(separator: " ")
  }

  private static func short(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}

extension Touch.Kind {
  private static let words: [(String, Touch.Kind)] = [
    ("d", .down), ("h", .hold), ("p", .second), ("m", .move), ("u", .up), ("c", .cancel),
  ]

  init?(_ word: String) {
    if let known = Self.words.first(where: { $0.0 == word }) {
      self = known.1
    } else {
      guard let count = Int(word), (0...9).contains(count) else { return nil }
      self = .taps(count)
    }
  }

  var word: String {
    if case .taps(let count) = self { return String(count) }
    return Self.words.first { $0.1 == self }?.0 ?? ""
  }
}

import Foundation

/// Routes of every shape that an app may use.
enum Route: Codable, Hashable, Sendable {
  case here
  case city(String)
  case day(place: String, index: Int, isMetric: Bool)
  case filtered(name: String?, page: Int?)
  case detail(Detail)
  case pages([Int])
  case tab(Tab)
  indirect case back(Route)
}

struct Detail: Codable, Hashable, Sendable {
  var id: UUID
  var title: String
  var zoom: Double?
  var unit: Unit
}

enum Unit: String, Codable, CaseIterable { case metric, imperial }
enum Tab: Codable, Hashable, Sendable {
  case search
  case settings(Unit)
}

/// A generator of the same numbers in every run, so that failures can be reproduced.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

extension Route {
  static func random(using numbers: inout SeededNumbers, depth: Int = 0) -> Route {
    switch Int.random(in: 0...(depth < 5 ? 7 : 6), using: &numbers) {
    case 0: .here
    case 1: .city(text(using: &numbers))
    case 2:
      .day(
        place: text(using: &numbers), index: .random(in: .min ... .max, using: &numbers),
        isMetric: .random(using: &numbers))
    case 3:
      .filtered(
        name: Bool.random(using: &numbers) ? text(using: &numbers) : nil,
        page: Bool.random(using: &numbers) ? .random(in: -9...9, using: &numbers) : nil)
    case 4:
      .detail(
        Detail(
          id: UUID(), title: text(using: &numbers),
          zoom: Bool.random(using: &numbers) ? .random(in: -1e9...1e9, using: &numbers) : nil,
          unit: Unit.allCases.randomElement(using: &numbers) ?? .metric))
    case 5: .pages((0..<Int.random(in: 0...4, using: &numbers)).map { $0 * 7 - 3 })
    case 6: .tab(Bool.random(using: &numbers) ? .search : .settings(.imperial))
    default: .back(random(using: &numbers, depth: depth + 1))
    }
  }

  static func text(using numbers: inout SeededNumbers) -> String {
    let pieces = [
      "-", "~", "/", "%", "%2F", ".", "..", " ", "+", "?", "#", "\\", "a", "Ł", "東京", "👩‍👩‍👧", "\0",
      "\n", "here", "~-", "\"", "'", "<script>", "e\u{301}",
    ]
    let count = Int.random(in: 0...3, using: &numbers)
    return (0..<count).compactMap { _ in pieces.randomElement(using: &numbers) }.joined()
  }
}

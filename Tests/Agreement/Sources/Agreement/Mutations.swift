import SwiftParser
import SwiftSyntax

/// Mutates sources. Both readers read the same bytes, so that any mutation is allowed. Some keep
/// the meaning, some change it; sources that no longer parse are compared by their imports only.
struct Mutations {
  private let tokens: [Range<Int>]
  private let source: [UInt8]
  private var state: UInt64

  init(_ source: [UInt8], seed: UInt64) {
    self.source = source
    state = seed &+ UInt64(source.count)
    let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
    tokens = tree.tokens(viewMode: .sourceAccurate).map { token in
      token.positionAfterSkippingLeadingTrivia
        .utf8Offset..<token.endPositionBeforeTrailingTrivia.utf8Offset
    }.filter { !$0.isEmpty }
  }

  /// Returns mutated sources.
  /// - Parameter count: The number of sources, each with the next kind of mutation.
  mutating func made(_ count: Int) -> [[UInt8]] {
    guard tokens.count > 4 else { return [] }
    return (0..<count).map { change($0) }
  }

  private mutating func change(_ number: Int) -> [UInt8] {
    switch number % 8 {
    case 0: inserting(" /* import Odd { \" */ ")
    case 1: inserting(" // struct Odd: P { \" (\n")
    case 2: inserting("\n")
    case 3: dropping()
    case 4: repeating()
    case 5: wrapping("#if false\n", "\n#endif\n")
    case 6: wrapping("#if os(Linux) && !DEBUG\n", "\n#else\n#endif\n")
    default: swapping()
    }
  }

  /// Returns a number below a bound: the same sequence for the same seed on every machine.
  private mutating func random(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  private mutating func inserting(_ text: String) -> [UInt8] {
    let place = tokens[random(below: tokens.count - 1)].upperBound
    return source[..<place] + Array(text.utf8) + source[place...]
  }

  private mutating func dropping() -> [UInt8] {
    let token = tokens[random(below: tokens.count)]
    return Array(source[..<token.lowerBound] + source[token.upperBound...])
  }

  private mutating func repeating() -> [UInt8] {
    let token = tokens[random(below: tokens.count)]
    let text = [UInt8(ascii: " ")] + source[token]
    return source[..<token.upperBound] + text + source[token.upperBound...]
  }

  private mutating func wrapping(_ head: String, _ tail: String) -> [UInt8] {
    let lines = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let first = random(below: lines.count)
    let last = min(lines.count, first + 1 + random(below: 6))
    var made: [ArraySlice<UInt8>] = Array(lines[..<first])
    made.append(Array(head.utf8)[...])
    made += lines[first..<last]
    made.append(Array(tail.utf8)[...])
    made += lines[last...]
    return Array(made.joined(separator: [UInt8(ascii: "\n")]))
  }

  private mutating func swapping() -> [UInt8] {
    let index = random(below: tokens.count - 1)
    let (one, other) = (tokens[index], tokens[index + 1])
    var made = Array(source[..<one.lowerBound])
    made += source[other]
    made += source[one.upperBound..<other.lowerBound]
    made += source[one]
    return made + source[other.upperBound...]
  }
}

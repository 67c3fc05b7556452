import Combine
import Testing

/// An operator, the values that it receives, and those that it delivers.
struct ValueCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let input: [Int]
  let output: [Int]
  let apply: @Sendable (AnyPublisher<Int, Never>) -> AnyPublisher<Int, Never>

  init<P: Publisher & SendableMetatype>(
    _ name: String, _ input: [Int], _ output: [Int],
    _ apply: @escaping @Sendable (AnyPublisher<Int, Never>) -> P
  ) where P.Output == Int, P.Failure == Never {
    testDescription = "\(name) of \(input)"
    (self.input, self.output) = (input, output)
    self.apply = { apply($0).eraseToAnyPublisher() }
  }

  /// The operator's publisher of the input.
  var publisher: AnyPublisher<Int, Never> { apply(input.publisher.eraseToAnyPublisher()) }
}

/// Tests that operators deliver the expected values, whatever the demand.
@Suite struct ValueTests {
  static let transforming = [
    ValueCase("map", [], []) { $0.map { $0 * 2 } },
    ValueCase("map", [1, 2], [2, 4]) { $0.map { $0 * 2 } },
    ValueCase("map a key path", [1, -2], [1, 2]) { $0.map(\.magnitude).map { Int($0) } },
    ValueCase("scan", [], []) { $0.scan(5, +) },
    ValueCase("scan", [1, 2, 3], [6, 8, 11]) { $0.scan(5, +) },
    ValueCase("reduce", [], [5]) { $0.reduce(5, +) },
    ValueCase("reduce", [1, 2, 3], [11]) { $0.reduce(5, +) },
    ValueCase("reduce", [8, 2], [6]) { $0.reduce(16, -) },
    ValueCase("collect", [], [0]) { $0.collect().map(\.count) },
    ValueCase("collect", [4, 5], [2]) { $0.collect().map(\.count) },
    ValueCase("replaceNil", [1, 2], [0, 2]) {
      $0.map { value -> Int? in value == 1 ? nil : value }.replaceNil(with: 0)
    },
    ValueCase("compactMap", [1, 2, 3], [20]) { $0.compactMap { $0 == 2 ? $0 * 10 : nil } },
  ]

  static let selecting = [
    ValueCase("filter", [1, 2, 3, 4], [2, 4]) { $0.filter { $0.isMultiple(of: 2) } },
    ValueCase("filter", [1, 3], []) { $0.filter { $0.isMultiple(of: 2) } },
    ValueCase("removeDuplicates", [], []) { $0.removeDuplicates() },
    ValueCase("removeDuplicates", [1, 1, 2, 1, 1], [1, 2, 1]) { $0.removeDuplicates() },
    ValueCase("removeDuplicates by", [1, -1, 2], [1, 2]) {
      $0.removeDuplicates { $0.magnitude == $1.magnitude }
    },
    ValueCase("dropFirst", [1, 2, 3], [2, 3]) { $0.dropFirst() },
    ValueCase("dropFirst", [1, 2, 3], []) { $0.dropFirst(5) },
    ValueCase("dropFirst", [1, 2, 3], [1, 2, 3]) { $0.dropFirst(0) },
    ValueCase("drop while", [1, 2, 5, 1], [5, 1]) { $0.drop { $0 < 5 } },
    ValueCase("drop while", [1, 2], []) { $0.drop { $0 < 5 } },
    ValueCase("drop while", [5, 1], [5, 1]) { $0.drop { $0 < 5 } },
    ValueCase("prefix", [1, 2, 3], [1, 2]) { $0.prefix(2) },
    ValueCase("prefix", [1, 2, 3], [1, 2, 3]) { $0.prefix(5) },
    ValueCase("prefix", [1, 2, 3], []) { $0.prefix(0) },
    ValueCase("a range", [1, 2, 3, 4], [2, 3]) { Publishers.Output(upstream: $0, range: 1..<3) },
    ValueCase("a range", [1, 2], [2]) { Publishers.Output(upstream: $0, range: 1..<9) },
    ValueCase("prefix while", [1, 2, 5, 1], [1, 2]) { $0.prefix { $0 < 5 } },
    ValueCase("prefix while", [5, 1], []) { $0.prefix { $0 < 5 } },
    ValueCase("first", [4, 5], [4]) { $0.first() },
    ValueCase("first", [], []) { $0.first() },
    ValueCase("first where", [4, 5, 6], [5]) { $0.first { $0 > 4 } },
    ValueCase("first where", [4], []) { $0.first { $0 > 4 } },
    ValueCase("last", [4, 5], [5]) { $0.last() },
    ValueCase("last", [], []) { $0.last() },
  ]

  static let adding = [
    ValueCase("prepend", [3], [1, 2, 3]) { $0.prepend(1, 2) },
    ValueCase("prepend twice", [3], [1, 2, 3]) { $0.prepend(2).prepend(1) },
    ValueCase("prepend nothing", [3], [3]) { $0.prepend() },
    ValueCase("append", [1], [1, 2, 3]) { $0.append(2, 3) },
    ValueCase("append", [], [2, 3]) { $0.append(2, 3) },
    ValueCase("append twice", [1], [1, 2, 3]) { $0.append(2).append(3) },
    ValueCase("append a publisher", [1], [1, 8, 9]) { $0.append([8, 9].publisher) },
    ValueCase("append an empty publisher", [1], [1]) { $0.append(Empty()) },
    ValueCase("append of a prefix", [1, 2], [1, 8]) { $0.prefix(1).append(8) },
    ValueCase("flatMap", [1, 2], [1, 10, 2, 20]) { $0.flatMap { [$0, $0 * 10].publisher } },
    ValueCase("flatMap to nothing", [1, 2], []) { $0.flatMap { _ in Empty<Int, Never>() } },
    ValueCase("flatMap, one at a time", [1, 2], [1, 10, 2, 20]) {
      $0.flatMap(maxPublishers: .max(1)) { [$0, $0 * 10].publisher }
    },
    ValueCase("a caught failure", [1, 2, 3], [1, 2, 9]) {
      $0.setFailureType(to: Broken.self).tryMap { value in
        if value == 3 { throw Broken() }
        return value
      }.replaceError(with: 9)
    },
    ValueCase("a deferred publisher", [1], [1]) { upstream in Deferred { upstream } },
  ]

  @Test(arguments: transforming + selecting + adding)
  func `each operator that transforms or selects delivers the expected values and finishes once`(
    theCase: ValueCase
  ) {
    let taker = Taker<Int, Never>(.unlimited)
    theCase.publisher.subscribe(taker)
    #expect(taker.values == theCase.output)
    #expect(taker.isFinished && taker.completions == 1)
  }

  @Test(arguments: transforming + selecting + adding)
  func `an operator delivers one value for each that is requested`(theCase: ValueCase) {
    let taker = Taker<Int, Never>()
    theCase.publisher.subscribe(taker)
    #expect(taker.values.isEmpty)
    for count in 0..<theCase.output.count {
      taker.ask(1)
      #expect(taker.values == Array(theCase.output[...count]))
    }
    taker.ask(1)
    #expect(taker.values == theCase.output && taker.completions == 1)
  }

  @Test(arguments: transforming + selecting + adding)
  func `an operator delivers all values if each requests the next`(theCase: ValueCase) {
    let taker = Taker<Int, Never>(.max(1), more: .max(1))
    theCase.publisher.subscribe(taker)
    #expect(taker.values == theCase.output)
    #expect(taker.isFinished && taker.completions == 1)
  }

  @Test(arguments: transforming + selecting + adding)
  func `each subscriber of an operator receives all values`(theCase: ValueCase) {
    let publisher = theCase.publisher
    #expect(publisher.all == theCase.output)
    #expect(publisher.all == theCase.output, "no state is shared between the subscriptions")
  }

  @Test(arguments: (transforming + selecting + adding).filter { $0.output.count > 1 })
  func `an operator that is cancelled after its first value delivers no other`(theCase: ValueCase) {
    let taker = Taker<Int, Never>(.max(1))
    theCase.publisher.subscribe(taker)
    taker.subscription?.cancel()
    taker.ask(5)
    #expect(taker.values == Array(theCase.output[..<1]) && taker.completions == 0)
  }
}

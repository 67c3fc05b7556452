import Combine
import Foundation
import Testing

/// Tests of calculations with demands, the numbers of requested values.
@Suite struct DemandArithmeticTests {
  typealias Demand = Subscribers.Demand

  /// A calculation and its result.
  struct Calculation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let value: Demand
    let result: Demand

    init(_ text: String, _ value: Demand, _ result: Demand) {
      (testDescription, self.value, self.result) = (text, value, result)
    }
  }

  static let calculations = [
    Calculation("2 + 3", .max(2) + .max(3), .max(5)),
    Calculation("2 + a number", .max(2) + 3, .max(5)),
    Calculation("none + none", .none + .none, .max(0)),
    Calculation("unlimited + 1", .unlimited + 1, .unlimited),
    Calculation("1 + unlimited", .max(1) + .unlimited, .unlimited),
    Calculation("the largest sum", .max(.max) + .max(.max), .unlimited),
    Calculation("5 - 3", .max(5) - .max(3), .max(2)),
    Calculation("5 - a number", .max(5) - 3, .max(2)),
    Calculation("3 - 5", .max(3) - 5, .none),
    Calculation("3 - unlimited", .max(3) - .unlimited, .none),
    Calculation("unlimited - unlimited", .unlimited - .unlimited, .unlimited),
    Calculation("4 * 3", .max(4) * 3, .max(12)),
    Calculation("4 * 0", .max(4) * 0, .none),
    Calculation("none * 9", .none * 9, .none),
    Calculation("the largest product", .max(.max) * 2, .unlimited),
    Calculation("unlimited * 0", .unlimited * 0, .unlimited),
  ]

  @Test(arguments: calculations)
  func `sums, differences and products of demands have the expected results`(
    calculation: Calculation
  ) {
    #expect(calculation.value == calculation.result)
    #expect(calculation.value.hashValue == calculation.result.hashValue)
    #expect(calculation.value.max == calculation.result.max)
  }

  @Test func `assignments change the demand as the operators do`() {
    var demand = Demand.max(4)
    demand += .max(2)
    #expect(demand == 6)
    demand += 1
    #expect(demand == 7)
    demand -= .max(3)
    #expect(demand == 4)
    demand -= 9
    #expect(demand == Demand.none)
    demand += .unlimited
    demand -= .max(5)
    demand *= 3
    #expect(demand == Demand.unlimited)
  }

  @Test(arguments: [Demand.none, .max(1), .max(40), .unlimited])
  func `a demand survives encoding and decoding`(demand: Demand) throws {
    let data = try JSONEncoder().encode([demand])
    #expect(try JSONDecoder().decode([Demand].self, from: data) == [demand])
  }

  @Test func `demands are sorted with unlimited at the end`() {
    let sorted = [Demand.unlimited, .max(3), .none, .max(7)].sorted()
    #expect(sorted.map(\.description) == ["max(0)", "max(3)", "max(7)", "unlimited"])
    #expect(sorted.map(\.max) == [0, 3, 7, nil])
  }
}

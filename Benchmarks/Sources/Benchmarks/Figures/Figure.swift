import Foundation

/// One measured value, beside what it may be.
struct Figure {
  var name: String
  var value: Double
  var unit: String
  var decimals = 0
  var budget: Budget?
  /// Why the budget is out of reach, for those who read that it is missed.
  var reason: String?

  enum Budget {
    case atMost(Double)
    case atLeast(Double)
  }

  /// Whether the budget is kept; `nil` where there is none.
  var isKept: Bool? {
    switch budget {
    case .atMost(let limit): value <= limit
    case .atLeast(let limit): value >= limit
    case nil: nil
    }
  }
}

extension Figure {
  var valueText: String { "\(Self.text(value, decimals)) \(unit)" }

  var budgetText: String {
    switch budget {
    case .atMost(let limit): "≤ \(Self.text(limit, decimals))"
    case .atLeast(let limit): "≥ \(Self.text(limit, decimals))"
    case nil: "–"
    }
  }

  /// Whether the budget holds, in a word; nothing where there is none.
  var verdict: String { isKept.map { $0 ? "holds" : "MISSED" } ?? "" }

  private static func text(_ value: Double, _ decimals: Int) -> String {
    value.formatted(.number.precision(.fractionLength(decimals)).locale(.init(identifier: "en_US")))
  }
}

import Foundation

/// A measured value with its budget.
struct Figure {
  var name: String
  var value: Double
  var unit: String
  var decimals = 0
  var budget: Budget?
  /// The reason if the budget is out of reach, for readers of a missed budget.
  var reason: String?

  enum Budget {
    case atMost(Double)
    case atLeast(Double)
  }

  /// A Boolean value that indicates whether the budget is kept; `nil` if there is none.
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

  /// The word for the budget's state; empty if there is none.
  var verdict: String { isKept.map { $0 ? "holds" : "MISSED" } ?? "" }

  private static func text(_ value: Double, _ decimals: Int) -> String {
    value.formatted(.number.precision(.fractionLength(decimals)).locale(.init(identifier: "en_US")))
  }
}

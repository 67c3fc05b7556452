public import Foundation
import SwiftUICore

/// By what a table is sorted, whatever the type of its comparators.
struct TableOrder {
  /// How rows are sorted by a column, if that is what they are sorted by first.
  var state: (_ column: Any) -> SortOrder?
  /// Sorts by a column first, or the other way round where that is done already.
  var choose: (_ column: Any) -> Void

  @MainActor init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
    state = { column in
      order.wrappedValue.first.flatMap { Self.isSame($0, column) ? $0.order : nil }
    }
    choose = { column in
      var list = order.wrappedValue
      if let first = list.first, Self.isSame(first, column) {
        list[0].order = first.order == .forward ? .reverse : .forward
      } else if let column = column as? Sort {
        list.removeAll { Self.isSame($0, column) }
        list.insert(column, at: 0)
      }
      order.wrappedValue = list
    }
  }

  /// Whether both sort by the same, in whatever direction.
  private static func isSame<Sort: SortComparator>(_ one: Sort, _ other: Any) -> Bool {
    guard var other = other as? Sort else { return false }
    if let path = (one as? any SortsByKeyPath)?.path {
      return path == (other as? any SortsByKeyPath)?.path
    }
    other.order = one.order
    return one == other
  }
}

/// A comparator by what it compares.
private protocol SortsByKeyPath {
  var path: AnyKeyPath { get }
}

extension KeyPathComparator: SortsByKeyPath {
  var path: AnyKeyPath { keyPath }
}

/// Sorts words as a person would: numbers in them by their value.
struct WordComparator: SortComparator {
  var order = SortOrder.forward

  func compare(_ left: String, _ right: String) -> ComparisonResult {
    let result = left.localizedStandardCompare(right)
    guard order == .reverse else { return result }
    return switch result {
    case .orderedAscending: .orderedDescending
    case .orderedDescending: .orderedAscending
    case .orderedSame: .orderedSame
    }
  }
}

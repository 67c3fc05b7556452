public import Foundation
import SwiftUICore

/// A table's sort order, independent of the type of its comparators.
struct TableOrder {
  /// A closure that returns the direction of a column; `nil` unless the table is sorted by that
  /// column first.
  var state: (_ column: Any) -> SortOrder?
  /// A closure that sorts by a column first, or reverses the direction if the table is already
  /// sorted by it first.
  var choose: (_ column: Any) -> Void

  nonisolated init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
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

  /// Returns whether two comparators are equal except for their direction.
  private static func isSame<Sort: SortComparator>(_ one: Sort, _ other: Any) -> Bool {
    guard var other = other as? Sort else { return false }
    if let path = (one as? any SortsByKeyPath)?.path {
      return path == (other as? any SortsByKeyPath)?.path
    }
    other.order = one.order
    return one == other
  }
}

/// A comparator that is identified by a key path.
private protocol SortsByKeyPath {
  var path: AnyKeyPath { get }
}

extension KeyPathComparator: SortsByKeyPath {
  var path: AnyKeyPath { keyPath }
}

/// A comparator of texts in the order of `localizedStandardCompare(_:)`, which sorts numbers in
/// them by their value. It uses the language of a window instead of that of the server.
struct WordComparator: SortComparator {
  var locale: Locale
  var order = SortOrder.forward

  func compare(_ left: String, _ right: String) -> ComparisonResult {
    let result = left.compare(
      right, options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering],
      locale: locale)
    guard order == .reverse else { return result }
    return switch result {
    case .orderedAscending: .orderedDescending
    case .orderedDescending: .orderedAscending
    case .orderedSame: .orderedSame
    }
  }
}

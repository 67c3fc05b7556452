import Foundation
import StrataRendering
import StrataViewTree
package import SwiftUICore

/// What the columns of a split view have in common.
@MainActor final class SplitModel {
  /// The column that a narrow window shows.
  private(set) lazy var compact = StateBox(NavigationSplitViewColumn.sidebar)
  private(set) lazy var isSidebarShown = StateBox(true)
  /// Where columns ask for a width of their own.
  private lazy var asked = StateBox<[NavigationSplitViewColumn: SplitColumnWidth]>([:])
  /// How wide a person has made them, in points.
  private lazy var dragged = StateBox<[NavigationSplitViewColumn: Double]>([:])
  var columnVisibility: Binding<NavigationSplitViewVisibility>?
  var preferredCompactColumn: Binding<NavigationSplitViewColumn>?
  /// The stack of the last column.
  weak var navigation: NavigationModel?
  var knownFacts: KnownFacts?
  /// The steps of the browser's history by which a narrow window came to a column.
  private var steps: [(column: NavigationSplitViewColumn, number: Int)] = []

  nonisolated init() {}

  /// Shows the column of what was just chosen. In a narrow window Back leads to the one before.
  func show(_ column: NavigationSplitViewColumn, chosenIn before: NavigationSplitViewColumn) {
    let isThere = compact.untracked == column
    show(column)
    guard knownFacts?.facts.isNarrow == true, !isThere, let location = navigation?.location else {
      return
    }
    let number = location.enter { [weak self] in
      self?.show(before)
      return true
    }
    steps.append((column, number))
  }

  func show(_ column: NavigationSplitViewColumn) {
    let gone = steps.filter { $0.column.rank > column.rank }
    steps.removeAll { $0.column.rank > column.rank }
    for step in gone.reversed() { navigation?.location?.leave(step.number) }
    compact.current = column
    if let binding = preferredCompactColumn, binding.wrappedValue != column {
      binding.wrappedValue = column
    }
  }

  func set(_ width: SplitColumnWidth, of column: NavigationSplitViewColumn) {
    guard asked.untracked[column] != width else { return }
    asked.current[column] = width
  }

  /// How wide a column is, in points; `nil` where it asks for nothing.
  func width(of column: NavigationSplitViewColumn) -> Double? {
    guard let asked = asked.current[column] else { return nil }
    guard let limits = asked.limits, let own = dragged.current[column] else { return asked.ideal }
    return min(max(own, limits.lowerBound), limits.upperBound)
  }

  /// Between which widths a person may drag the column's edge.
  func limits(of column: NavigationSplitViewColumn) -> ClosedRange<Double>? {
    asked.current[column]?.limits
  }

  func drag(_ column: NavigationSplitViewColumn, to width: Double) {
    dragged.current[column] = width
  }

  func rules(of column: NavigationSplitViewColumn) -> [StyleRule] {
    width(of: column).map { [.columnWidth($0)] } ?? []
  }

  func toggleSidebar() {
    let isShown = isSidebarShown.untracked
    isSidebarShown.current = !isShown
    columnVisibility?.wrappedValue = isShown ? .detailOnly : .all
  }
}

/// Where a view stands in a split view.
package struct SplitPlace: Equatable {
  var model: SplitModel
  var column: NavigationSplitViewColumn
  /// The column that a narrow window goes back to from here.
  var back: NavigationSplitViewColumn?
  /// The column that shows what is chosen in this one; none for the last.
  var next: NavigationSplitViewColumn?

  /// Lets the next column show what was just chosen: nothing that was opened from the choice before
  /// stays above it, and a narrow window goes there.
  @MainActor package func showChoice() {
    guard let next else { return }
    model.navigation?.clear()
    model.show(next, chosenIn: column)
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.model === right.model && left.column == right.column && left.back == right.back
      && left.next == right.next
  }
}

extension EnvironmentValues {
  private enum SplitKey: EnvironmentKey { static var defaultValue: SplitPlace? { nil } }

  package var split: SplitPlace? {
    get { self[SplitKey.self] }
    set { self[SplitKey.self] = newValue }
  }
}

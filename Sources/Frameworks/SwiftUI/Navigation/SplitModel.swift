import Foundation
import Rendering
import ViewTree

/// What the columns of a split view have in common.
@MainActor final class SplitModel {
  /// The column that a narrow window shows.
  private(set) lazy var compact = StateBox(NavigationSplitViewColumn.sidebar)
  private(set) lazy var isSidebarShown = StateBox(true)
  /// Where columns ask for a width of their own, in points.
  private(set) lazy var widths = StateBox<[NavigationSplitViewColumn: Double]>([:])
  var columnVisibility: Binding<NavigationSplitViewVisibility>?
  var preferredCompactColumn: Binding<NavigationSplitViewColumn>?

  nonisolated init() {}

  func show(_ column: NavigationSplitViewColumn) {
    compact.current = column
    if let binding = preferredCompactColumn, binding.wrappedValue != column {
      binding.wrappedValue = column
    }
  }

  func set(width: CGFloat, of column: NavigationSplitViewColumn) {
    var all = widths.untracked
    all[column] = width.isFinite ? max(0, Double(width)) : nil
    widths.current = all
  }

  func rules(of column: NavigationSplitViewColumn) -> [StyleRule] {
    widths.current[column].map { [.columnWidth($0)] } ?? []
  }

  func toggleSidebar() {
    let isShown = isSidebarShown.untracked
    isSidebarShown.current = !isShown
    columnVisibility?.wrappedValue = isShown ? .detailOnly : .all
  }
}

/// Where a view stands in a split view.
struct SplitPlace: Equatable {
  var model: SplitModel
  var column: NavigationSplitViewColumn
  /// The column that a narrow window goes back to from here.
  var back: NavigationSplitViewColumn?

  static func == (left: Self, right: Self) -> Bool {
    left.model === right.model && left.column == right.column && left.back == right.back
  }
}

extension EnvironmentValues {
  private enum SplitKey: EnvironmentKey { static var defaultValue: SplitPlace? { nil } }

  var split: SplitPlace? {
    get { self[SplitKey.self] }
    set { self[SplitKey.self] = newValue }
  }
}

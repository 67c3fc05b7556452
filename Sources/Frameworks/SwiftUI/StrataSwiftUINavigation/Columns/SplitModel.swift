import Foundation
import StrataRendering
import StrataViewTree
package import SwiftUICore

/// The state that the columns of a split view share.
@MainActor final class SplitModel {
  /// The column that is shown in a narrow window.
  private(set) lazy var compact = StateBox(NavigationSplitViewColumn.sidebar)
  private(set) lazy var isSidebarShown = StateBox(true)
  /// The widths that the columns of the split view request.
  private lazy var asked = StateBox<[NavigationSplitViewColumn: SplitColumnWidth]>([:])
  /// The widths in points that the user has set.
  private lazy var dragged = StateBox<[NavigationSplitViewColumn: Double]>([:])
  var columnVisibility: Binding<NavigationSplitViewVisibility>?
  var preferredCompactColumn: Binding<NavigationSplitViewColumn>?
  /// The navigation of the split view's last column.
  weak var navigation: NavigationModel?
  /// Returns whether the button that shows the sidebar is at its usual place: the sidebar's page
  /// has neither moved nor removed it.
  var isToggleKept: @MainActor () -> Bool = { true }
  var knownFacts: KnownFacts?
  /// The navigation of a stack at the root of the last column that manages its path by itself.
  weak var inner: NavigationModel?
  /// The selection of the last choice that was shown, so that its change is not shown again.
  fileprivate var answered: AnyHashable?
  /// The models of the columns' first pages, by the ranks of the columns.
  var pages = NavigationModel.Pages()
  /// Closures that remove the selections of the lists in the columns.
  fileprivate var deselections: [NavigationSplitViewColumn: () -> Void] = [:]
  /// The entries of the browser's history, each with the column that a narrow window showed from
  /// then on.
  private var steps: [(column: NavigationSplitViewColumn, number: Int)] = []

  nonisolated init() {}

  /// Shows the column for the last choice. In a narrow window, the browser's Back button returns to
  /// the previous column.
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

  /// Shows a column in a narrow window. Going back to a column removes the selection of its list, as
  /// on an iPhone, so that the same row can be selected again.
  func show(_ column: NavigationSplitViewColumn) {
    let isBack = column.rank < compact.untracked.rank
    let gone = steps.filter { $0.column.rank > column.rank }
    steps.removeAll { $0.column.rank > column.rank }
    for step in gone.reversed() { navigation?.location?.leave(step.number) }
    compact.current = column
    if let binding = preferredCompactColumn, binding.wrappedValue != column {
      binding.wrappedValue = column
    }
    if isBack, knownFacts?.facts.isNarrow == true { deselections[column]?() }
  }

  /// Goes back to a column in a narrow window. It removes the screens that have taken the place of
  /// the last column's root.
  func goBack(to column: NavigationSplitViewColumn) {
    navigation?.clear()
    show(column)
  }

  /// Goes back to a column in which nothing is selected any more.
  fileprivate func leaveDetail(for column: NavigationSplitViewColumn) {
    clearDetail()
    show(column)
  }

  /// Removes all screens above the root of the last column, except for those of a path that the app
  /// holds.
  fileprivate func clearDetail() {
    inner?.clear()
    navigation?.clear()
  }

  func set(_ width: SplitColumnWidth, of column: NavigationSplitViewColumn) {
    guard asked.untracked[column] != width else { return }
    asked.current[column] = width
  }

  /// Returns the width of a column in points; `nil` if the column requests none.
  func width(of column: NavigationSplitViewColumn) -> Double? {
    guard let asked = asked.current[column] else { return nil }
    guard let limits = asked.limits, let own = dragged.current[column] else { return asked.ideal }
    return min(max(own, limits.lowerBound), limits.upperBound)
  }

  /// Returns the range to which the user may resize a column.
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

/// The position of a view in a split view.
package struct SplitPlace: Equatable {
  var model: SplitModel
  var column: NavigationSplitViewColumn
  /// The column to which a narrow window goes back from this one.
  var back: NavigationSplitViewColumn?
  /// The column that shows the choice made in this one; `nil` for the last column.
  var next: NavigationSplitViewColumn?

  /// Shows a new choice in the next column. It removes the screens above the column's root, and in
  /// a narrow window it shows that column.
  ///
  /// - Parameter selected: The list's selection after the choice.
  @MainActor package func showChoice(_ selected: AnyHashable?) {
    guard leadsOn else { return }
    model.answered = selected
    showNext()
  }

  @MainActor private func showNext() {
    guard let next else { return }
    model.clearDetail()
    model.show(next, chosenIn: column)
  }

  /// Shows what is selected when a list appears: in a narrow window it shows the next column, unless
  /// the app prefers another one.
  @MainActor package func begin(with selected: AnyHashable?) {
    guard let next, selected != nil, model.preferredCompactColumn == nil,
      model.compact.untracked == column
    else { return }
    model.show(next, chosenIn: column)
  }

  /// A Boolean value that indicates whether another column shows the choice made in this one.
  package var leadsOn: Bool { next != nil }

  /// Follows a selection that has changed, if no tap on a row has done so already. The screens above
  /// the root of the last column are removed. A narrow window shows the next column, or returns to
  /// this one if nothing is selected.
  @MainActor package func follow(_ selected: AnyHashable?) {
    let isAnswered = model.answered != nil && model.answered == selected
    model.answered = nil
    guard !isAnswered else { return }
    let isPast = model.compact.untracked.rank > column.rank
    if selected == nil {
      if isPast { model.leaveDetail(for: column) }
    } else if isPast {
      // A link may have shown the page of the same value.
      if model.navigation?.read().first != selected { model.clearDetail() }
    } else {
      showNext()
    }
  }

  /// Notes a stack that manages its path by itself, if it is at the root of the last column.
  @MainActor func note(inner: NavigationModel) {
    if !leadsOn, model.inner !== inner { model.inner = inner }
  }

  /// Shows the last column, on which a view was pushed in this one.
  @MainActor func showPushed() { model.show(.detail) }

  /// Sets the action that removes the selection when the user goes back to this column.
  @MainActor package func onReturn(_ deselect: @escaping () -> Void) {
    model.deselections[column] = deselect
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

import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

/// The search field of a page.
struct SearchModel {
  var text: Binding<String>
  var prompt: Text?
  var submit: (() -> Void)?
  var environment: EnvironmentChain
  var activity: SearchActivity
}

/// Whether a search is going on.
@MainActor final class SearchActivity {
  private(set) lazy var isActive = StateBox(false)
  /// What is written in the field, as the page said it last.
  var text: Binding<String>?
  /// What the app wants, where it says so.
  var isPresented: Binding<Bool>?
  /// Where the app moved the focus; the field takes it when it is drawn next.
  var wantsFocus: Bool?

  nonisolated init() {}

  /// The app began or ended the search.
  func request(_ isActive: Bool) {
    guard isActive != self.isActive.untracked else { return }
    wantsFocus = isActive
    set(isActive)
  }

  /// The app ended the search: the field is emptied, too.
  func end() {
    if let text, !text.wrappedValue.isEmpty { text.wrappedValue = "" }
    request(false)
  }

  func set(_ isActive: Bool) {
    self.isActive.current = isActive
    if let isPresented, isPresented.wrappedValue != isActive { isPresented.wrappedValue = isActive }
  }
}

/// What a search is limited to.
struct SearchScopes {
  var content: AnyView
  var needsText: Bool
}

/// Where a search field stands. A page in a browser has one place.
///
/// Partial: every placement is the page's top.
public struct SearchFieldPlacement: Sendable {
  /// Accepted: a browser has no drawer; the field is always shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }

  public static let automatic = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()

  /// Accepted: a browser has no drawer; the field is always shown.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
}

/// When the scopes of a search are shown.
///
/// Same as Apple's.
public struct SearchScopeActivation: Equatable, Sendable {
  let needsText: Bool
  public static var automatic: SearchScopeActivation { SearchScopeActivation(needsText: false) }
  public static var onSearchPresentation: SearchScopeActivation {
    SearchScopeActivation(needsText: false)
  }
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(needsText: true) }
}

/// Ends a search: the field is cleared and loses the focus.
///
/// Same as Apple's.
public struct DismissSearchAction: Sendable {
  let activity: SearchActivity?

  @MainActor public func callAsFunction() { activity?.end() }
}

extension EnvironmentValues {
  private enum SearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum ActivityKey: EnvironmentKey { static var defaultValue: SearchActivity? { nil } }

  /// Whether a search is going on in the field above.
  public var isSearching: Bool { searchIsActive }

  var searchIsActive: Bool {
    get { self[SearchingKey.self] }
    set { self[SearchingKey.self] = newValue }
  }

  /// Ends the search in the field above.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(activity: searchActivity) }

  /// The search in the field above. It stays one object while the field stands: by a closure, which
  /// is another one each time, every view of the page would count as changed.
  var searchActivity: SearchActivity? {
    get { self[ActivityKey.self] }
    set { self[ActivityKey.self] = newValue }
  }
}

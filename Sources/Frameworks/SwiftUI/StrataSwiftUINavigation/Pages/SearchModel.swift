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

/// The state of a search.
@MainActor final class SearchActivity {
  private(set) lazy var isActive = StateBox(false)
  /// The text of the field, as the page last declared it.
  var text: Binding<String>?
  /// The binding by which the app shows and hides the search; `nil` if it has none.
  var isPresented: Binding<Bool>?
  /// A focus change that the app has requested; the field applies it at its next update.
  var wantsFocus: Bool?

  nonisolated init() {}

  /// Starts or ends the search for the app.
  func request(_ isActive: Bool) {
    guard isActive != self.isActive.untracked else { return }
    wantsFocus = isActive
    set(isActive)
  }

  /// Ends the search for the app and clears the field.
  func end() {
    if let text, !text.wrappedValue.isEmpty { text.wrappedValue = "" }
    request(false)
  }

  func set(_ isActive: Bool) {
    self.isActive.current = isActive
    if let isPresented, isPresented.wrappedValue != isActive { isPresented.wrappedValue = isActive }
  }
}

/// The scopes of a search.
nonisolated struct SearchScopes {
  var content: AnyView
  var needsText: Bool
}

/// The placement of a search field.
///
/// Partial: every placement shows the field at the top of the page.
public struct SearchFieldPlacement: Sendable {
  /// The visibility of a search field in the navigation bar.
  ///
  /// Accepted: it has no effect; a browser has no drawer, so the field is always shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// The platform decides whether the field is shown.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always shows the search field.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// The default placement of a search field.
  public static let automatic = SearchFieldPlacement()
  /// Places the search field below the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// Places the search field in the toolbar.
  public static let toolbar = SearchFieldPlacement()
  /// Places the search field in the sidebar.
  public static let sidebar = SearchFieldPlacement()

  /// Returns a placement below the navigation bar.
  ///
  /// Accepted: the display mode has no effect; a browser has no drawer, so the field is always
  /// shown.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
}

/// An event at which the scopes of a search are shown.
///
/// Same as Apple's.
public struct SearchScopeActivation: Equatable, Sendable {
  let needsText: Bool
  /// The default event: the start of a search.
  public static var automatic: SearchScopeActivation { SearchScopeActivation(needsText: false) }
  /// The scopes are shown when the search starts.
  public static var onSearchPresentation: SearchScopeActivation {
    SearchScopeActivation(needsText: false)
  }

  /// The scopes are shown when the first text is entered in the field.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(needsText: true) }
}

/// An action that ends a search: it clears the search field and removes its focus.
///
/// Same as Apple's.
public struct DismissSearchAction: Sendable {
  let activity: SearchActivity?

  /// Ends the search of the page.
  @MainActor public func callAsFunction() { activity?.end() }
}

extension EnvironmentValues {
  private enum SearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum ActivityKey: EnvironmentKey { static var defaultValue: SearchActivity? { nil } }

  /// A Boolean value that indicates whether a search is active in the search field of a view around
  /// this one.
  public var isSearching: Bool { searchIsActive }

  var searchIsActive: Bool {
    get { self[SearchingKey.self] }
    set { self[SearchingKey.self] = newValue }
  }

  /// An action that ends the search in the search field of a view around this one.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(activity: searchActivity) }

  /// The state of the search in the search field of a view around this one. It is one object for as
  /// long as the field exists. Closures cannot be compared, so with a closure every view of the
  /// page would count as changed.
  var searchActivity: SearchActivity? {
    get { self[ActivityKey.self] }
    set { self[ActivityKey.self] = newValue }
  }
}

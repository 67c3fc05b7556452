import SwiftUICore

/// The page of a stack that contains another stack. The first page of the inner stack shows the
/// back button of the outer stack.
struct OuterPlace: Equatable {
  var page: PageModel
  var model: NavigationModel
  var depth: Int
  /// The address of the page below, as path components.
  var back: [String]

  nonisolated static func == (one: Self, other: Self) -> Bool {
    one.page === other.page && one.model === other.model && one.depth == other.depth
      && one.back == other.back
  }

  /// A Boolean value that indicates whether the page has a way back.
  @MainActor var leadsBack: Bool { !page.hidesBackButton.current && !page.hidesBar.current }
}

extension EnvironmentValues {
  private enum OuterPlaceKey: EnvironmentKey { static var defaultValue: OuterPlace? { nil } }

  /// The innermost page above a stack's root that contains the view. It is `nil` in the first page
  /// of a sheet.
  var outerPlace: OuterPlace? {
    get { self[OuterPlaceKey.self] }
    set { self[OuterPlaceKey.self] = newValue }
  }
}

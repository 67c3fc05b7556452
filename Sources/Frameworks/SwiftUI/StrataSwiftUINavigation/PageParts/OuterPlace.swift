import SwiftUICore

/// The page of a stack that contains another stack. The first page of the inner stack shows the way
/// back in the outer one.
struct OuterPlace: Equatable {
  var page: PageModel
  var model: NavigationModel
  var depth: Int
  /// The address of the page below it, as components.
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

  /// The innermost page above a root that contains the view; `nil` in a sheet's first page.
  var outerPlace: OuterPlace? {
    get { self[OuterPlaceKey.self] }
    set { self[OuterPlaceKey.self] = newValue }
  }
}

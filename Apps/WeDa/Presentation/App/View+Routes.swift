import SwiftUI
import WeDaDomain

extension View {
  /// Adds the destinations that every tab's stack can push.
  ///
  /// - Parameter place: Returns a place that the screen knows by its slug, so that the page has a
  ///   title before anything is loaded.
  func routes(
    _ useCases: any WeDaUseCases, place: @escaping @MainActor (String) -> Place?
  ) -> some View {
    navigationDestination(for: Route.self) { route in
      switch route {
      case .city(let slug): DetailsScreen(slug: slug, place: place(slug), useCases)
      case .shared(let slug, let view):
        DetailsScreen(slug: slug, place: place(slug), shared: view, useCases)
      case .here: DetailsScreen(here: useCases)
      case .compare: ComparisonScreen(useCases)
      }
    }
  }
}

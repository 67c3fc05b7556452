import SwiftUI
import WeDaDomain

extension View {
  /// Adds the destinations that every tab's stack can push.
  ///
  /// - Parameter known: Returns what the screen knows of a slug's place, so that the page has a
  ///   title and the weather before anything is loaded.
  func routes(
    _ useCases: any WeDaUseCases, known: @escaping @MainActor (String) -> KnownWeather?
  ) -> some View {
    navigationDestination(for: Route.self) { route in
      switch route {
      case .city(let slug): DetailsScreen(slug: slug, known: known(slug), useCases)
      case .shared(let slug, let view):
        DetailsScreen(slug: slug, known: known(slug), shared: view, useCases)
      case .here: DetailsScreen(here: useCases)
      case .compare: ComparisonScreen(useCases)
      }
    }
  }
}

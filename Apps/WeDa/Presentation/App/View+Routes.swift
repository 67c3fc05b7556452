import SwiftUI
import WeDaDomain

extension View {
  /// The pages that every tab's stack can push.
  ///
  /// - Parameter place: What the screen knows of a place by its slug, so that its page has a name
  ///   before anybody is asked.
  func routes(
    _ useCases: any WeDaUseCases, place: @escaping @MainActor (String) -> Place?
  ) -> some View {
    navigationDestination(for: Route.self) { route in
      switch route {
      case .city(let slug): DetailsScreen(slug: slug, place: place(slug), useCases)
      case .shared(let slug, let view):
        DetailsScreen(slug: slug, place: place(slug), shared: view, useCases)
      case .here: DetailsScreen(here: useCases)
      }
    }
  }
}

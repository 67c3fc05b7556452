import SwiftUI

extension View {
  /// The pages that every tab's stack can push.
  func routes(_ useCases: any WeDaUseCases) -> some View {
    navigationDestination(for: Route.self) { route in
      switch route {
      case .city(let slug): DetailsScreen(slug: slug, useCases)
      case .shared(let slug, let view): DetailsScreen(slug: slug, shared: view, useCases)
      case .here: DetailsScreen(here: useCases)
      }
    }
  }
}

public import Feed
public import RoutingKit
import SwiftUI
public import UseCase

/// Pushes a character's page.
@MainActor public struct CharacterRouter: FeedRouterProtocol {
  private let router: Router
  private let characterDetailsBuilder: CharacterDetailsBuilder

  /// Creates a router that pushes onto `router`.
  public init(router: Router, characterDetailsBuilder: CharacterDetailsBuilder) {
    self.router = router
    self.characterDetailsBuilder = characterDetailsBuilder
  }

  public func showCharacterDetails(characterDetailsAdapter: CharacterAdapter) {
    let address = CharacterAddress.character(id: characterDetailsAdapter.id)
    router.showScreen(.push, at: address) { innerRouter in
      characterDetailsBuilder.buildCharacterDetailsView(
        router: innerRouter, characterDetailsAdapter: characterDetailsAdapter)
    }
  }
}

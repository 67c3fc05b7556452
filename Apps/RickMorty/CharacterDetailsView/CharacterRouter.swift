public import Feed
public import RoutingKit
import SwiftUI
public import UseCase

/// Leads from a list to a character.
@MainActor public struct CharacterRouter: FeedRouterProtocol {
  private let router: Router
  private let characterDetailsBuilder: CharacterDetailsBuilder

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

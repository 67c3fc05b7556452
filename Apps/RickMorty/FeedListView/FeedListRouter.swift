public import CharacterDetailsView
public import Feed
public import RoutingKit
import SwiftUI
public import UseCase

/// Leads from the UIKit feed to a character.
@MainActor public struct FeedListRouter: FeedListRouterProtocol {
  private let router: Router
  private let characterDetailsBuilder: CharacterDetailsBuilder

  public init(router: Router, characterDetailsBuilder: CharacterDetailsBuilder) {
    self.router = router
    self.characterDetailsBuilder = characterDetailsBuilder
  }

  public func showCharacterDetails(characterDetailsAdapter: CharacterAdapter) {
    router.showScreen(.push) { innerRouter in
      characterDetailsBuilder.buildCharacterDetailsView(
        router: innerRouter, characterDetailsAdapter: characterDetailsAdapter)
    }
  }
}

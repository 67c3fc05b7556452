public import UseCase

/// Navigates from the feed.
@MainActor public protocol FeedRouterProtocol {
  func showCharacterDetails(characterDetailsAdapter: CharacterAdapter)
}

/// Navigates from the UIKit feed.
public typealias FeedListRouterProtocol = FeedRouterProtocol

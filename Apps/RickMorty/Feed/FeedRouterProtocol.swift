public import UseCase

/// Where the feed leads to.
@MainActor public protocol FeedRouterProtocol {
  func showCharacterDetails(characterDetailsAdapter: CharacterAdapter)
}

/// Where the UIKit feed leads to: the same.
public typealias FeedListRouterProtocol = FeedRouterProtocol

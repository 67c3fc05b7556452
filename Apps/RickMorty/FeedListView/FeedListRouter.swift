public import CharacterDetailsView

/// Navigates from the UIKit feed as from the other one.
public typealias FeedListRouter = CharacterRouter

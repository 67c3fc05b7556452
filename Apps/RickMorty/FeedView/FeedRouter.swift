public import CharacterDetailsView

/// Navigates from the SwiftUI feed as from the other one.
public typealias FeedRouter = CharacterRouter

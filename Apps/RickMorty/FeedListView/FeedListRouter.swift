public import CharacterDetailsView

/// The router of the UIKit feed, which is the same as that of the SwiftUI feed.
public typealias FeedListRouter = CharacterRouter

public import CharacterDetailsView

/// The router of the SwiftUI feed, which is the same as that of the UIKit feed.
public typealias FeedRouter = CharacterRouter

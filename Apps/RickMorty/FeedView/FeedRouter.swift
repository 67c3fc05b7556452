public import CharacterDetailsView

/// Leads from the SwiftUI feed to a character, as the other feed does.
public typealias FeedRouter = CharacterRouter

public import CharacterDetailsView

/// Leads from the UIKit feed to a character, as the other feed does.
public typealias FeedListRouter = CharacterRouter

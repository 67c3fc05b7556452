public import Feed

/// The model of the UIKit list: the same as of the SwiftUI list, so that both behave the same.
public typealias FeedListViewModel = FeedViewModel

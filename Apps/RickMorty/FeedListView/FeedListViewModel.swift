public import Feed

/// The model of the UIKit list, which is that of the SwiftUI list.
public typealias FeedListViewModel = FeedViewModel

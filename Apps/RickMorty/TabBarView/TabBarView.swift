public import FeedView
import RickMortyUI
import RoutingKit
public import SwiftUI

/// The whole app: the feed in SwiftUI.
public struct TabBarView: View {
  private let feedBuilder: FeedBuilder

  public init(feedBuilder: FeedBuilder) { self.feedBuilder = feedBuilder }

  public var body: some View {
    TabView {
      RouterView { router in
        feedBuilder.buildFeedView(router: router)
      }
      .tabItem {
        Label("SwiftUI", systemImage: "list.bullet")
          .accessibilityIdentifier(UITestIDs.App.tab("swiftui"))
      }
    }
  }
}

public import FeedListView
public import FeedView
import RickMortyUI
import RoutingKit
public import SwiftUI

/// The whole app: the feed in SwiftUI, and the feed in UIKit.
public struct TabBarView: View {
  private let feedBuilder: FeedBuilder
  private let feedListBuilder: FeedListBuilder
  @State private var tab = "swiftui"

  public init(feedBuilder: FeedBuilder, feedListBuilder: FeedListBuilder) {
    self.feedBuilder = feedBuilder
    self.feedListBuilder = feedListBuilder
  }

  public var body: some View {
    TabView(selection: $tab) {
      RouterView { router in
        feedBuilder.buildFeedView(router: router)
      }
      .tabItem {
        Label("SwiftUI", systemImage: "list.bullet")
          .accessibilityIdentifier(UITestIDs.App.tab("swiftui"))
      }
      .tag("swiftui")
      RouterView { router in
        feedListBuilder.buildFeedListViewController(router: router)
      }
      .tabItem {
        Label("UIKit", systemImage: "tablecells")
          .accessibilityIdentifier(UITestIDs.App.tab("uikit"))
      }
      .tag("uikit")
    }
  }
}

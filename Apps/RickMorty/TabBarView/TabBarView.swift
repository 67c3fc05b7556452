public import CharacterDetailsView
public import FeedListView
public import FeedView
import RickMortyUI
import RoutingKit
public import SwiftUI

/// The app's tabs: the feed in SwiftUI, and the feed in UIKit.
public struct TabBarView: View {
  private let feedBuilder: FeedBuilder
  private let feedListBuilder: FeedListBuilder
  private let characterDetailsBuilder: CharacterDetailsBuilder
  @State private var tab = "swiftui"

  /// Creates the tabs from the builders of their screens.
  public init(
    feedBuilder: FeedBuilder, feedListBuilder: FeedListBuilder,
    characterDetailsBuilder: CharacterDetailsBuilder
  ) {
    self.feedBuilder = feedBuilder
    self.feedListBuilder = feedListBuilder
    self.characterDetailsBuilder = characterDetailsBuilder
  }

  public var body: some View {
    TabView(selection: $tab) {
      RouterView { router in
        feedBuilder.buildFeedView(router: router)
      } destination: { address, router in
        details(address, router)
      }
      .tabItem {
        Label("SwiftUI", systemImage: "list.bullet")
          .accessibilityIdentifier(UITestIDs.App.tab("swiftui"))
      }
      .tag("swiftui")
      RouterView { router in
        feedListBuilder.buildFeedListViewController(router: router)
      } destination: { address, router in
        details(address, router)
      }
      .tabItem {
        Label("UIKit", systemImage: "tablecells")
          .accessibilityIdentifier(UITestIDs.App.tab("uikit"))
      }
      .tag("uikit")
    }
  }

  private func details(_ address: CharacterAddress, _ router: Router) -> some View {
    characterDetailsBuilder.buildCharacterDetailsView(router: router, address: address)
  }
}

public import Feed
import Foundation
import RoutingKit
public import SwiftUI

extension View {
  /// Adds the parts that both lists share: the title, the search, and the filter and the name in
  /// the page's address.
  ///
  /// - Parameters:
  ///   - name: The text of the search field.
  ///   - clock: Measures the pause in typing before a search.
  public func feedScreen(
    _ model: FeedViewModel, name: Binding<String>, clock: any Clock<Duration>
  ) -> some View {
    navigationTitle(Text(Words.Feed.title))
      .searchable(text: name, prompt: Text(Words.Feed.prompt))
      .favoriteFailure(model.favorites)
      .task { await model.loadData() }
      .task(id: name.wrappedValue) {
        await model.searchAfterPause(name.wrappedValue, clock: clock)
      }
      .kept(inAddressAs: "name", model.addressName(field: name))
      .kept(inAddressAs: "status", model.addressFilter, isStep: true)
  }

  /// Scrolls a SwiftUI list to its top after a refresh.
  public func beginsAtTop(_ model: FeedViewModel) -> some View {
    ScrollViewReader { proxy in
      onChange(of: model.refreshes) {
        // The header's end can be that low only at the top.
        proxy.scrollTo(FeedPart.header, anchor: .bottom)
      }
    }
  }
}

extension FeedViewModel {
  /// The filter in the address; empty for all. An unknown text means all.
  fileprivate var addressFilter: Binding<String> {
    Binding {
      self.filter == .all ? "" : self.filter.rawValue
    } set: { word in
      self.follow(FeedFilter(rawValue: word) ?? .all, name: self.name)
    }
  }

  /// The name in the address. A name from the address is also put into the search field.
  fileprivate func addressName(field: Binding<String>) -> Binding<String> {
    Binding {
      self.name
    } set: { name in
      self.follow(self.filter, name: name)
      field.wrappedValue = name
    }
  }
}

/// The parts of a list to which it can be scrolled.
enum FeedPart { case header }

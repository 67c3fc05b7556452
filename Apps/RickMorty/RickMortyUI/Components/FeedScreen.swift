public import Feed
import Foundation
import RoutingKit
public import SwiftUI

extension View {
  /// What stands around a list of characters, however the list is drawn: its title, the search, and the
  /// filter and the name in the page's address.
  ///
  /// - Parameters:
  ///   - name: What is in the search field.
  ///   - clock: What the search waits on while a person types.
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

  /// Leads to the top of a list of SwiftUI's when it begins anew.
  public func beginsAtTop(_ model: FeedViewModel) -> some View {
    ScrollViewReader { proxy in
      onChange(of: model.refreshes) {
        // The end of what stands above the rows can be that low only at the very top.
        proxy.scrollTo(FeedPart.header, anchor: .bottom)
      }
    }
  }
}

extension FeedViewModel {
  /// The filter as a word of the address; empty for everybody. A word that is no filter is everybody.
  fileprivate var addressFilter: Binding<String> {
    Binding {
      self.filter == .all ? "" : self.filter.rawValue
    } set: { word in
      self.follow(FeedFilter(rawValue: word) ?? .all, name: self.name)
    }
  }

  /// The name that is shown. What an address asks for goes into the search field too.
  fileprivate func addressName(field: Binding<String>) -> Binding<String> {
    Binding {
      self.name
    } set: { name in
      self.follow(self.filter, name: name)
      field.wrappedValue = name
    }
  }
}

/// The parts of a list that can be scrolled to.
enum FeedPart { case header }

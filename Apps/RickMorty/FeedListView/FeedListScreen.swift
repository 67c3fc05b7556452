import Feed
import Foundation
import RickMortyUI
public import SwiftUI
import UIKit

/// The UIKit list as a screen of a SwiftUI stack, with the search in its bar.
public struct FeedListScreen: View {
  @State private var viewModel: FeedListViewModel
  @State private var name = ""
  private let source: FeedSource
  private let clock: any Clock<Duration>

  init(
    viewModel: FeedListViewModel, source: FeedSource, clock: any Clock<Duration> = ContinuousClock()
  ) {
    _viewModel = State(initialValue: viewModel)
    self.source = source
    self.clock = clock
  }

  public var body: some View {
    FeedList(viewModel: viewModel, source: source)
      .feedScreen(viewModel, name: $name, clock: clock)
  }
}

/// A SwiftUI view of the list's controller.
struct FeedList: UIViewControllerRepresentable {
  let viewModel: FeedListViewModel
  let source: FeedSource

  func makeUIViewController(context: Context) -> FeedListViewController {
    FeedListViewController(viewModel: viewModel, source: source)
  }

  func updateUIViewController(_ controller: FeedListViewController, context: Context) {}
}

#if DEBUG
  import Feed
  import UIKit
  import UseCase

  #Preview("FeedListViewController") {
    UINavigationController(
      rootViewController: FeedListViewController(
        viewModel: FeedListViewModel(useCase: FakeFeedUseCase(), router: SpyRouter()),
        source: .demo))
  }
#endif

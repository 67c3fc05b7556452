#if DEBUG
  import Feed
  import UIKit
  import UseCase

  #Preview("FeedListViewController") {
    let list = FeedListViewController(
      viewModel: FeedListViewModel(useCase: FakeFeedUseCase(), router: SpyRouter()), source: .demo)
    list.title = "Characters"
    return UINavigationController(rootViewController: list)
  }
#endif

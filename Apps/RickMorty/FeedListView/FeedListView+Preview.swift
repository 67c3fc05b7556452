#if DEBUG
  import DevPreview
  import RoutingKit
  import SwiftUI

  #Preview("FeedListView") {
    let builder = FeedListBuilder(container: DevPreview.shared.container)

    RouterView { router in
      builder.buildFeedListViewController(router: router)
    }
  }
#endif

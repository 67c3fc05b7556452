#if DEBUG
  import DevPreview
  import RoutingKit
  import SwiftUI

  #Preview("FeedView") {
    let builder = FeedBuilder(container: DevPreview.shared.container)

    RouterView { router in
      builder.buildFeedView(router: router)
    }
  }
#endif

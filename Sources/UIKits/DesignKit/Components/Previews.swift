#if DEBUG
  import SwiftUI

  #Preview("Loading") { LoadingView(label: Text("Loading")) }

  #Preview("Error with a retry") {
    ErrorView(title: Text("No connection"), systemImage: "wifi.slash") {
      Text("Check the network, then try again.")
    } retry: {
      Retry(title: Text("Try again"), identifier: "preview.retry") {}
    }
  }

  #Preview("Error without a retry") {
    ErrorView(title: Text("No such place"), systemImage: "mappin.slash") {
      Text("There is no place with this name.")
    }
  }

  #Preview("Message") {
    MessageBanner(title: Text("Showing cached data"), systemImage: "clock") {
      Text("5 minutes old")
    } retry: {
      Retry(title: Text("Try again"), identifier: "preview.retry") {}
    }
    .page()
  }

  #Preview("Nothing yet") {
    EmptyStateView(
      title: Text("No favorites"), systemImage: "star",
      message: Text("Open a place and press its star."))
  }

  #Preview("Cards") {
    VStack(alignment: .leading, spacing: Space.medium) {
      Text("Today").font(.headline)
      Text("11°").font(.heroFigure).hero(.blue)
      Text("11°").font(.cardFigure).card(.orange)
      Text("A quiet card").card()
    }
    .page()
  }
#endif

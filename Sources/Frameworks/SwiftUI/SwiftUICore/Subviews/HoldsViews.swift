/// A view that consists of others, in a way that can be read without drawing it.
@MainActor package protocol HoldsViews {
  var heldViews: [(id: AnyHashable?, view: any View)] { get }
}

/// A view with a tag.
@MainActor package protocol TaggedView {
  var tagValue: AnyHashable { get }
  var taggedContent: any View { get }
}

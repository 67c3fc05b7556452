/// A view whose children can be read without evaluating it.
@MainActor package protocol HoldsViews {
  var heldViews: [(id: AnyHashable?, view: any View)] { get }
}

/// A view with a tag.
@MainActor package protocol TaggedView {
  var tagValue: AnyHashable { get }
  var taggedContent: any View { get }
}

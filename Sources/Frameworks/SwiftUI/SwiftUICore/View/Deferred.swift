/// A view that a closure makes in this view's `body`, so that only this view depends on the values
/// that the closure reads.
nonisolated package struct Deferred<Content: View>: View {
  var make: () -> Content

  package init(make: @escaping () -> Content) {
    self.make = make
  }

  @MainActor package var body: some View { make() }
}

/// A view that a closure makes in its `body`, so that only this view depends on what the closure
/// reads.
nonisolated package struct Deferred<Content: View>: View {
  var make: () -> Content

  package init(make: @escaping () -> Content) {
    self.make = make
  }

  @MainActor package var body: some View { make() }
}

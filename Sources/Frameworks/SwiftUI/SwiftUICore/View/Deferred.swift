/// A closure's view, with a body of its own: what the closure reads, only it depends on.
struct Deferred<Content: View>: View {
  var make: () -> Content

  var body: some View { make() }
}

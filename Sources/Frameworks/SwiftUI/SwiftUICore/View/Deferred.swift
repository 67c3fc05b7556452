/// A closure's view, with a body of its own: what the closure reads, only it depends on.
package struct Deferred<Content: View>: View {
  var make: () -> Content

  package init(make: @escaping () -> Content) {
    self.make = make
  }

  package var body: some View { make() }
}

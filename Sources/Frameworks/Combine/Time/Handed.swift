/// A closure to be scheduled, with the device and the languages for which it runs.
// @unchecked: the caller gives the closure away; as on Apple's platforms, nothing checks that what
// it uses may be used elsewhere.
struct Handed: @unchecked Sendable {
  private let action: () -> Void
  private let surroundings = Surroundings()

  init(_ action: @escaping () -> Void) { self.action = action }

  func run() { surroundings.run(action) }
}

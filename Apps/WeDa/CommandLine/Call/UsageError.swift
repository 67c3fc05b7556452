/// An error in the arguments, described in one sentence. The exit code is 2.
struct UsageError: Error, Equatable {
  let message: String

  init(_ message: String) { self.message = message }
}

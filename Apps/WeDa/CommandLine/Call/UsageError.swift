/// The words of a call are off; said in one sentence, with exit code 2.
struct UsageError: Error, Equatable {
  let message: String

  init(_ message: String) { self.message = message }
}

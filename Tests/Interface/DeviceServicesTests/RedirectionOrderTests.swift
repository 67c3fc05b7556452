import Testing

@testable import StrataDeviceServices

/// Which of a cancellation and a redirection's answer reaches the session.
struct RedirectionOrderTests {
  private enum Step { case begin, decide, cancel }

  /// What each step answers.
  private func answers(to steps: Step...) -> [Bool] {
    var order = RedirectionOrder()
    return steps.map { step in
      switch step {
      case .begin: order.beginDeciding()
      case .decide: order.decide()
      case .cancel: order.cancel()
      }
    }
  }

  @Test func `a redirection is answered where nothing was cancelled`() {
    #expect(answers(to: .begin, .decide) == [true, true])
  }

  @Test func `a redirection after a cancellation is not answered`() {
    #expect(answers(to: .cancel, .begin) == [true, false])
  }

  @Test func `a cancellation waits for the decision, which then gives way to it`() {
    #expect(answers(to: .begin, .cancel, .decide) == [true, false, false])
  }

  @Test func `a task is cancelled at once between two redirections`() {
    #expect(answers(to: .begin, .decide, .cancel, .begin) == [true, true, true, false])
  }
}

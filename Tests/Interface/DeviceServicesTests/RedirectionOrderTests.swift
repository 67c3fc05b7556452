import Testing

@testable import StrataDeviceServices

/// Tests of the order in which a cancellation and a redirection's answer reach the session.
struct RedirectionOrderTests {
  private enum Step { case begin, decide, cancel }

  /// Returns the result of each step.
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

  @Test func `a redirection is followed if the request was not cancelled`() {
    #expect(answers(to: .begin, .decide) == [true, true])
  }

  @Test func `a redirection after a cancellation is not followed`() {
    #expect(answers(to: .cancel, .begin) == [true, false])
  }

  @Test
  func `a cancellation waits for the decision about a redirection, which is then not followed`() {
    #expect(answers(to: .begin, .cancel, .decide) == [true, false, false])
  }

  @Test func `a task that is cancelled between two redirections is cancelled without waiting`() {
    #expect(answers(to: .begin, .decide, .cancel, .begin) == [true, true, true, false])
  }
}

import Testing

@testable import StrataWorkers

/// Tests of the messages between a front and its workers.
@Suite struct MessageTests {
  @Test(arguments: [
    FrontMessage.connection(device: "a-B_9", number: 12, closes: true),
    .connection(device: nil, number: 1, closes: false), .ping, .metrics(7), .keep, .retire,
    .release, .end, .changed(""), .changed(#"{"file":"data file.sqlite"}"#),
  ]) func `a message of the front process is parsed back to the same message`(message: FrontMessage)
  {
    #expect(FrontMessage(message.text) == message)
  }

  @Test(arguments: [
    WorkerMessage.ready(version: 1),
    .pong(WorkerCondition(sessions: 20, lag: 7, isStoreFailing: true)),
    .pong(WorkerCondition(isDiskLow: true)), .home("a-B_9"), .left("a-B_9", 3),
    .left("", 0), .idle, .metrics(7, "# HELP a b c\na 1\n"),
    .changed("{ }"),
  ]) func `a message of a worker process is parsed back to the same message`(message: WorkerMessage)
  {
    #expect(WorkerMessage(message.text) == message)
  }

  @Test(arguments: ["", "x", "c 1", "c a 1 d", "c 1 2 d", "m", "m x", "p 1"])
  func `a malformed message of the front process is refused`(text: String) {
    #expect(FrontMessage(text) == nil)
  }

  @Test(arguments: [
    "", "x", "r", "r a", "p", "p 1 2", "p 1 2 0 2", "p 1 2 0 0 0", "p a 2 0 0", "h", "l a", "l a b",
    "i 1", "m 1",
  ])
  func `a malformed message of a worker process is refused`(text: String) {
    #expect(WorkerMessage(text) == nil)
  }
}

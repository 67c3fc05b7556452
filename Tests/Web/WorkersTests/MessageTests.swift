import Testing

@testable import StrataWorkers

/// Tests of the messages between a front and its workers.
@Suite struct MessageTests {
  @Test(arguments: [
    FrontMessage.connection(device: "a-B_9", number: 12, closes: true),
    .connection(device: nil, number: 1, closes: false), .ping, .metrics(7), .keep, .retire,
    .release, .end,
  ]) func `a front's message is read as it was written`(message: FrontMessage) {
    #expect(FrontMessage(message.text) == message)
  }

  @Test(arguments: [
    WorkerMessage.ready(version: 1), .pong(sessions: 20), .home("a-B_9"), .left("a-B_9", 3),
    .left("", 0), .idle, .metrics(7, "# HELP a b c\na 1\n"),
  ]) func `a worker's message is read as it was written`(message: WorkerMessage) {
    #expect(WorkerMessage(message.text) == message)
  }

  @Test(arguments: ["", "x", "c 1", "c a 1 d", "c 1 2 d", "m", "m x", "p 1"])
  func `a text that is not a front's message is not read as one`(text: String) {
    #expect(FrontMessage(text) == nil)
  }

  @Test(arguments: ["", "x", "r", "r a", "p", "h", "l a", "l a b", "i 1", "m 1"])
  func `a text that is not a worker's message is not read as one`(text: String) {
    #expect(WorkerMessage(text) == nil)
  }
}

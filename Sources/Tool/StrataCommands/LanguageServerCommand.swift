import Foundation

/// The command `strata lsp`: the Language Server Protocol on standard input and output.
struct LanguageServerCommand {
  /// The file descriptors over which messages arrive and leave.
  var input: Int32 = STDIN_FILENO
  var output: Int32 = STDOUT_FILENO

  /// Answers messages until `exit`, the end of the input, or the end of the editor's process.
  func run() -> Outcome {
    // An editor that closes its end must not end the server by a signal before it notices.
    signal(SIGPIPE, SIG_IGN)
    var server = LanguageServer(Self.environment)
    var stream = MessageStream()
    while server.exitCode == nil, let bytes = next(server.parent) {
      stream.add(bytes)
      var answers: [MessageValue] = []
      while server.exitCode == nil, let part = stream.next() { answers += server.handle(part) }
      answers += server.publish()
      guard answers.allSatisfy({ send(MessageStream.frame($0)) }) else { break }
    }
    return Outcome("", exitCode: server.codeAtEnd, isReport: true, end: "")
  }

  /// Returns the bytes that arrived; `nil` at the end of the input, or if the editor has ended.
  private func next(_ parent: Int?) -> [UInt8]? {
    while true {
      var waiting = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      let count = poll(&waiting, 1, 1_000)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 {
        // Another process may still hold the other end of the input.
        if let parent, let id = pid_t(exactly: parent), kill(id, 0) != 0, errno == ESRCH {
          return nil
        }
        continue
      }
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let length = read(input, &buffer, buffer.count)
      if length < 0, errno == EINTR { continue }
      return length > 0 ? Array(buffer[..<length]) : nil
    }
  }

  private func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static var environment: LanguageServer.Environment {
    LanguageServer.Environment(
      open: { folder in
        let parsed = ParsedCommand(name: "lsp")
        return try Project.ifAny(folder: folder, parsed: parsed)?.served()
      },
      explain: { rule, folder in StrataTool(folder: folder).run(["explain", rule]).text })
  }
}

import SwiftUI
import SwiftUITesting
import Testing

@MainActor private final class Log {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
}

private struct Watched: View {
  let log: Log
  let number: Int
  var body: some View {
    Text("\(number)")
      .onAppear { log.note("appear") }
      .onDisappear { log.note("disappear") }
      .task { log.note("task") }
      .onChange(of: number) { old, new in log.note("\(old)→\(new)") }
      .onChange(of: number / 10, initial: true) { log.note("tens") }
  }
}

private struct Host: View {
  let log: Log
  @State private var number = 0
  @State private var isThere = true
  @State private var id = 0
  var body: some View {
    VStack {
      if isThere { Watched(log: log, number: number).id(id) }
      Button("Add") { number += 1 }
      Button("Toggle") { isThere.toggle() }
      Button("Renew") { id += 1 }
    }
  }
}

private struct Endless: View {
  let log: Log
  let number: Int
  var body: some View {
    Text("on")
      .task(id: number) {
        log.note("begin \(number)")
        let gate = AsyncStream<Void> { _ in }
        for await _ in gate {}
        log.note("cancelled \(number): \(Task.isCancelled)")
      }
  }
}

private struct EndlessHost: View {
  let log: Log
  @State private var isThere = true
  @State private var number = 1
  var body: some View {
    VStack {
      Text("log \(log.lines.count)")
      if isThere { Endless(log: log, number: number) }
      Button("Toggle") { isThere.toggle() }
      Button("Next") { number += 1 }
    }
  }
}

private struct Loading: View {
  @State private var words = "loading"
  var body: some View {
    Text(words).task {
      await Task.yield()
      words = "half"
      await Task.yield()
      words = "loaded"
    }
  }
}

private struct Chained: View {
  @State private var steps: [Int] = [0]
  var body: some View {
    Text(steps.map(String.init).joined(separator: " "))
      .task(id: steps.count) {
        if steps.count < 4 { steps.append(steps.count) }
      }
  }
}

@MainActor @Suite struct LifecycleTests {
  @Test func `onAppear and tasks run once for each identity, not for each update`() async throws {
    let log = Log()
    let screen = Screen(Host(log: log))
    await screen.settle()
    #expect(log.lines == ["appear", "tens", "task"] || log.lines == ["tens", "appear", "task"])
    log.lines = []
    try screen.button("Add").tap()
    try screen.button("Add").tap()
    await screen.settle()
    #expect(log.lines == ["0→1", "1→2"])
  }

  @Test func `onAppear and the task run again when a removed view comes back`() async throws {
    let log = Log()
    let screen = Screen(Host(log: log))
    await screen.settle()
    log.lines = []
    try screen.button("Toggle").tap()
    #expect(log.lines == ["disappear"])
    try screen.button("Toggle").tap()
    await screen.settle()
    #expect(log.lines.filter { $0 == "appear" }.count == 1)
    #expect(log.lines.filter { $0 == "task" }.count == 1)
  }

  @Test
  func `a changed id calls onDisappear of the old view, and onAppear and the task of the new one`()
    async throws
  {
    let log = Log()
    let screen = Screen(Host(log: log))
    await screen.settle()
    log.lines = []
    try screen.button("Renew").tap()
    await screen.settle()
    #expect(log.lines.filter { $0 == "disappear" || $0 == "appear" || $0 == "task" }.count == 3)
  }

  @Test func `closing a window twice calls its view's onDisappear once`() async {
    let log = Log()
    let screen = Screen(Host(log: log))
    await screen.settle()
    log.lines = []
    screen.close()
    screen.close()
    #expect(log.lines == ["disappear"])
  }

  @Test func `a task is cancelled with its view`() async throws {
    let log = Log()
    let screen = Screen(EndlessHost(log: log))
    while log.lines.count < 1 { await Task.yield() }
    try screen.button("Toggle").tap()
    await screen.settle()
    #expect(log.lines == ["begin 1", "cancelled 1: true"])
  }

  private struct Fleeting: View {
    let log: Log
    @State private var id = 0
    var body: some View {
      Text("on").task(id: id) { log.note("ran \(id)") }
        .onAppear { id = 1 }
      Button("Twice") {
        id += 1
      }
    }
  }

  /// The update that came with the first task cancelled it before it ran.
  @Test func `a task that is cancelled before it begins never runs`() async throws {
    let log = Log()
    let screen = Screen(Fleeting(log: log))
    await screen.settle()
    try screen.button("Twice").tap()
    screen.flush()
    try screen.button("Twice").tap()
    await screen.settle()
    #expect(log.lines == ["ran 1", "ran 3"])
  }

  @Test func `a task whose id changes is cancelled and started again`() async throws {
    let log = Log()
    let screen = Screen(EndlessHost(log: log))
    while log.lines.count < 1 { await Task.yield() }
    try screen.button("Next").tap()
    while log.lines.count < 3 { await Task.yield() }
    #expect(Set(log.lines) == ["begin 1", "cancelled 1: true", "begin 2"])
    screen.close()
  }

  @Test func `a test's screen shows the results of the view's tasks after settle`() async {
    let screen = Screen(Loading())
    #expect(screen.text == "loading")
    await screen.settle()
    #expect(screen.text == "loaded")
  }

  @Test func `a test's settle also waits for tasks that start when others end`() async {
    let screen = Screen(Chained())
    await screen.settle()
    #expect(screen.text == "0 1 2 3")
  }

  @Test func `a test's settle with a condition waits until the condition is true`() async {
    let screen = Screen(Loading())
    await screen.settle { $0.text == "half" || $0.text == "loaded" }
    #expect(screen.text != "loading")
  }
}

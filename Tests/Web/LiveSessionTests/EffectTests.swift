import StrataKitTesting
import StrataWire
import SwiftUI
import Testing

@testable import StrataLiveSession

/// Tests that an event is acknowledged once the tasks that it has started have ended.
@MainActor @Suite(.timeLimit(.minutes(10))) struct EffectTests {
  private let effects = Effects()

  /// A window of the app, with its browser's socket.
  @MainActor private struct Line {
    let host: TestHost
    let session: LiveSession
    let peer: TestPeer
    let page: OpenedPage

    /// Sends an event of an element, and returns the messages that answer it at once.
    func say(
      _ number: Int, _ identifier: String, _ name: String = "tap"
    ) throws -> [String] {
      say(.init(number, try page.number(of: identifier), name))
    }

    /// Enters a text in the only field.
    func type(_ number: Int, _ text: String) throws -> [String] {
      let tag = try #require(page.html.split(separator: "<").first { $0.hasPrefix("input ") })
      let digits = try #require(tag.split(separator: "data-n=\"").last?.prefix { $0 != "\"" })
      return say(.init(number, try #require(Int32(digits)), "input", text))
    }

    private func say(_ event: ClientMessage.Event) -> [String] {
      #expect(host.holder.receive(.event(event), for: session, from: peer))
      return peer.take()
    }

    /// Waits for the next messages.
    func hear() async -> [String] {
      while peer.sent.isEmpty { await Task.yield() }
      return peer.take()
    }

    /// Lets everything run that could send a message, and returns what was sent.
    func rest() async -> [String] {
      for _ in 0..<50 { await Task.yield() }
      return peer.take()
    }

    /// Loses the socket, and returns the same line with another one.
    func back(lastPatch: Int) async throws -> Line {
      host.holder.disconnect(peer, from: session)
      let other = TestPeer()
      #expect(await host.connect(other, page.token, lastPatch: lastPatch) === session)
      return Line(host: host, session: session, peer: other, page: page)
    }
  }

  private func line() async throws -> Line {
    let host = TestHost { [effects] in EffectsView(effects: effects) }
    let (session, peer, page) = try await host.live()
    return Line(host: host, session: session, peer: peer, page: page)
  }

  private func waitForEnd(of name: String) async {
    while !effects.ended.contains(name) { await Task.yield() }
  }

  @Test func `an event is acknowledged by an empty patch once the task that it started has ended`()
    async throws
  {
    let line = try await line()
    let count = try line.page.number(of: "count")
    #expect(try line.say(1, "first") == [#"[1,0,[[0,\#(count),"1"]]]"#])
    #expect(await line.rest() == [], "the task is still running")
    effects.first.open()
    #expect(await line.hear() == ["[2,1,[]]"])
    #expect(await line.rest() == [], "it is acknowledged once")
  }

  @Test func `an event without tasks is acknowledged by its own patch, without any wait`()
    async throws
  {
    let line = try await line()
    let count = try line.page.number(of: "count")
    #expect(try line.say(1, "more") == [#"[1,1,[[0,\#(count),"1"]]]"#])
    #expect(try line.say(2, "more") == [#"[2,2,[[0,\#(count),"2"]]]"#])
    #expect(await line.rest() == [])
    #expect(line.host.clock.sleepers == 0)
  }

  @Test func `a task that goes on for more than two seconds no longer delays the acknowledgement`()
    async throws
  {
    let line = try await line()
    #expect(try line.say(1, "second") == ["[1,0,[]]"])
    await line.host.clock.waitForSleepers()
    line.host.clock.advance(by: .milliseconds(1999))
    #expect(await line.rest() == [])
    line.host.clock.advance(by: .milliseconds(1))
    #expect(await line.hear() == ["[2,1,[]]"])
    effects.finish()
    await waitForEnd(of: "second")
    #expect(await line.rest() == [], "its end is of no interest any more")
    #expect(line.host.clock.sleepers == 0)
  }

  @Test func `no event is acknowledged before the effects of an earlier one have ended`()
    async throws
  {
    let line = try await line()
    _ = try line.say(1, "first")
    #expect(try line.say(2, "second") == ["[2,0,[]]"])
    #expect(try line.say(3, "more").first?.hasPrefix("[3,0,[[0,") == true)
    effects.second.open()
    await waitForEnd(of: "second")
    #expect(await line.rest() == [], "the first is still running")
    effects.first.open()
    #expect(await line.hear() == ["[4,3,[]]"], "one patch acknowledges all three")
    #expect(await line.rest() == [])
  }

  @Test func `a task's later change acknowledges its event without a further message`() async throws
  {
    let host = TestHost { LateChangeView() }
    let (session, peer, page) = try await host.live()
    let line = Line(host: host, session: session, peer: peer, page: page)
    #expect(try line.say(1, "load") == ["[1,0,[]]"])
    let words = try page.number(of: "words")
    let heard = await line.hear()
    #expect(heard == [#"[2,1,[[0,\#(words),"loaded"]]]"#])
    #expect(await line.rest() == [])
  }

  // MARK: Another socket

  @Test func `an event whose effects are going on is not handled again after a reconnect`()
    async throws
  {
    let line = try await line()
    let change = try line.say(1, "first")
    let back = try await line.back(lastPatch: 0)
    #expect(back.peer.take() == [#"["w","resumed",0]"#] + change)
    #expect(try back.say(1, "first") == [], "the browser sends it again")
    #expect(line.host.holder.statistics.events == 1)
    effects.first.open()
    #expect(await back.hear() == ["[2,1,[]]"])
    let count = try line.page.number(of: "count")
    #expect(try back.say(2, "more") == [#"[3,2,[[0,\#(count),"2"]]]"#])
  }

  @Test func `an event whose effects end without a socket is acknowledged by the welcome`()
    async throws
  {
    let line = try await line()
    #expect(try line.say(1, "second") == ["[1,0,[]]"])
    line.host.holder.disconnect(line.peer, from: line.session)
    effects.second.open()
    await waitForEnd(of: "second")
    #expect(await line.rest() == [])
    let back = try await line.back(lastPatch: 1)
    #expect(back.peer.take() == [#"["w","resumed",1]"#])
    #expect(await back.rest() == [])
  }

  @Test
  func `a reconnect acknowledges a text, since the browser may send a newer one in its place`()
    async throws
  {
    let line = try await line()
    _ = try line.say(1, "first")
    _ = try line.type(2, "ab")
    let back = try await line.back(lastPatch: 2)
    #expect(back.peer.take().first == #"["w","resumed",2]"#)
    effects.finish()
    await waitForEnd(of: "first")
    #expect(await back.rest().allSatisfy { $0.contains(",2,[") })
  }

  // MARK: Other events

  @Test func `typing shortens the delay by an earlier event to a quarter of a second`() async throws
  {
    let line = try await line()
    _ = try line.say(1, "second")
    #expect(try line.type(2, "ab").last?.hasPrefix("[2,0,") == true)
    #expect(await line.rest().allSatisfy { $0.contains(",0,[") })
    await line.host.clock.waitForSleepers()
    line.host.clock.advance(by: .milliseconds(250))
    #expect(await line.hear().last?.hasSuffix(",2,[]]") == true)
    effects.finish()
  }

  @Test func `an event whose answer the browser waits for ends the delay by an earlier one`()
    async throws
  {
    let line = try await line()
    _ = try line.say(1, "second")
    #expect(try line.say(2, "more", "menu").last?.hasPrefix("[2,2,") == true)
    effects.finish()
  }

  @Test func `a tap is acknowledged once the text that was typed before it is stored`() async throws
  {
    let host = TestHost { [effects] in DraftView(effects: effects) }
    let (session, peer, page) = try await host.live()
    let line = Line(host: host, session: session, peer: peer, page: page)
    #expect(try line.type(1, "a").last?.hasPrefix("[1,1,") == true, "the text does not wait")
    #expect(try line.type(2, "ab").last?.hasPrefix("[2,2,") == true)
    #expect(try line.say(3, "done") == ["[3,2,[]]"])
    #expect(await line.rest() == [], "the text is being stored")
    effects.first.open()
    #expect(await line.hear() == ["[4,3,[]]"])
    #expect(try line.say(4, "done") == ["[5,4,[]]"], "nothing is being stored any more")
    #expect(await line.rest() == [])
  }

  // MARK: What counts as an effect

  @Test func `the task of an action that answers a change is an effect of the event`() async throws
  {
    let line = try await line()
    #expect(try line.say(1, "change").last?.hasPrefix("[1,0,") == true)
    effects.first.open()
    #expect(await line.hear().last == "[2,1,[]]")
  }

  @Test func `the task of an action that answers a change by a task is an effect of the event`()
    async throws
  {
    let line = try await line()
    _ = try line.say(1, "chain")
    effects.first.open()
    await waitForEnd(of: "first")
    #expect(await line.rest().allSatisfy { $0.contains(",0,[") }, "the second one is running")
    effects.second.open()
    #expect(await line.hear().last?.hasSuffix(",1,[]]") == true)
  }

  @Test func `the task of a view that an event shows is no effect of the event`() async throws {
    let host = TestHost { LateTaskView() }
    let (session, peer, page) = try await host.live()
    let line = Line(host: host, session: session, peer: peer, page: page)
    #expect(try line.say(1, "show").last?.hasPrefix("[1,1,") == true)
    host.holder.endAll()
  }
}

/// A button whose task changes a text.
private struct LateChangeView: View {
  @State private var words = "empty"

  var body: some View {
    VStack {
      Text(verbatim: words).accessibilityIdentifier("words")
      Button("Load") { Task { words = "loaded" } }.accessibilityIdentifier("load")
    }
  }
}

import Observation
import StrataKitTesting
import StrataWire
import SwiftUI
import Testing

@testable import StrataLiveSession

/// Tests of a selection that the app has not accepted yet.
@MainActor @Suite(.timeLimit(.minutes(10))) struct EntryTests {
  @Test
  func `a list selection that the app accepts later, in a task, is not sent back to the browser`()
    async throws
  {
    let host = TestHost { ChoiceView(model: ChoiceModel()) }
    let (session, peer, page) = try await host.live()
    let list = try list(in: page)
    #expect(
      host.holder.receive(.event(try .init(1, chosen: "1", in: list, 1)), for: session, from: peer)
    )
    #expect(
      host.holder.receive(.event(try .init(2, chosen: "2", in: list, 2)), for: session, from: peer)
    )
    while !peer.sent.contains(where: { $0.contains("now c") }) { await Task.yield() }
    #expect(peer.take().filter { $0.contains("[6,") || $0.contains("selected") } == [])
  }

  @Test func `a list selection that the app refuses is reset in the browser in the next turn`()
    async throws
  {
    let host = TestHost { ChoiceView(model: nil) }
    let (session, peer, page) = try await host.live()
    let list = try list(in: page)
    #expect(
      host.holder.receive(.event(try .init(1, chosen: "1", in: list, 1)), for: session, from: peer)
    )
    #expect(peer.take() == ["[1,0,[]]"], "its task has not run yet")
    while peer.sent.isEmpty { await Task.yield() }
    #expect(peer.take() == [#"[2,1,[[6,\#(list),1,"0"]]]"#])
  }

  @Test
  func `of two list selections that the app refuses, only the later is reset to the app's value`()
    async throws
  {
    let host = TestHost { ChoiceView(model: nil) }
    let (session, peer, page) = try await host.live()
    let list = try list(in: page)
    #expect(
      host.holder.receive(.event(try .init(1, chosen: "1", in: list, 1)), for: session, from: peer)
    )
    #expect(
      host.holder.receive(.event(try .init(2, chosen: "2", in: list, 2)), for: session, from: peer)
    )
    while peer.sent.count < 3 { await Task.yield() }
    #expect(peer.take().filter { $0.contains("[6,") } == [#"[3,2,[[6,\#(list),2,"0"]]]"#])
  }

  /// Returns the number of the only picker.
  private func list(in page: OpenedPage) throws -> Int32 {
    let tag = try #require(page.html.split(separator: "<").first { $0.hasPrefix("select ") })
    let digits = try #require(tag.split(separator: "data-n=\"").last?.prefix { $0 != "\"" })
    return try #require(Int32(digits))
  }
}

extension ClientMessage.Event {
  fileprivate init(_ number: Int, chosen value: String, in list: Int32, _ version: Int) throws {
    let text = "[\(number),0,\(list),\"change\",\"\(value)\",\(version)]"
    guard case .event(let event) = try ClientMessage(text) else { throw CancellationError() }
    self = event
  }
}

@MainActor @Observable private final class ChoiceModel {
  var choice = "a"
}

/// A picker whose selection is passed to its model in a task, or is ignored.
private struct ChoiceView: View {
  let model: ChoiceModel?

  var body: some View {
    let choice = Binding {
      model?.choice ?? "a"
    } set: { new in
      Task { model?.choice = new }
    }
    VStack {
      Text("now \(choice.wrappedValue)")
      Picker("List", selection: choice) {
        ForEach(["a", "b", "c"], id: \.self) { Text($0) }
      }
    }
  }
}

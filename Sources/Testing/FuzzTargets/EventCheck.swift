import Foundation
import StrataWire

/// The fuzzing check of a browser's messages: Foundation's JSON parser must read the same meaning
/// from an accepted message, for both ways in which Strata parses.
enum EventCheck {
  static func check(_ text: String) throws(FuzzFailure) {
    let message: ClientMessage
    do {
      message = try ClientMessage(text)
    } catch {
      return try hold(!error.description.isEmpty, "the parser refused a text without a reason")
    }
    guard let members = try? JSONDecoder().decode([Member].self, from: Data(text.utf8)) else {
      throw FuzzFailure("the parser accepted a text that is not a JSON array")
    }
    switch message {
    case .hello(let hello): try check(hello, members)
    case .event(let event): try check(event, members)
    case .acknowledgement(let number):
      try hold(members[1].number == number && number >= 0, "another acknowledgement")
    }
  }

  private static func check(_ hello: ClientMessage.Hello, _ members: [Member]) throws(FuzzFailure) {
    try hold(members[1].number == hello.version, "another version")
    try hold(members[2].text == hello.token, "another token")
    try hold(members[3].number == hello.lastPatch && hello.lastPatch >= 0, "another patch")
    try hold(members[4].text == hello.url, "another address")
    try hold(
      max(hello.token.utf8.count, hello.url.utf8.count) <= WireSchema.maximumName, "too long")
  }

  private static func check(_ event: ClientMessage.Event, _ members: [Member]) throws(FuzzFailure) {
    try hold(members[0].number == event.number && event.number > 0, "another number")
    try hold(members[1].number == event.lastPatch && event.lastPatch >= 0, "another patch")
    try hold(members[2].number == Int(event.id) && event.id >= 0, "another element")
    try hold(members[3].text == event.name, "another name")
    try hold(
      event.name.utf8.count <= WireSchema.maximumName, "the parser accepted a name that is too long"
    )
    let value = members.count > 4 ? members[4].text : nil
    try hold(value == event.value, "another value")
    try hold(
      (event.value?.utf8.count ?? 0) <= ClientMessage.maximumText,
      "the parser accepted a value that is too long")
    let version = members.count > 5 ? members[5].number : nil
    try hold(version == event.editVersion, "another version")
  }
}

/// A member of a message, parsed by Foundation.
private struct Member: Decodable {
  var number: Int?
  var text: String?

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    number = try? value.decode(Int.self)
    text = try? value.decode(String.self)
  }
}

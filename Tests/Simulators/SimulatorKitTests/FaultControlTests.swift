import StrataWebServer
import Testing

@testable import SimulatorKit

@Suite struct FaultControlTests {
  @Test func `POST adds faults to a simulator, GET lists them, and DELETE removes them`() async {
    let responder = Responder()
    let one = #"{"path":"/echo","fault":"status","status":429,"times":2}"#
    let two = #"{"path":"/","fault":"delay","seconds":1.5,"times":"always"}"#
    #expect(await responder.post(one).text == "[\(one)]")
    #expect(await responder.post("[\(two)]").text == "[\(one),\(two)]")
    #expect(await responder.get("/_faults").text == "[\(one),\(two)]")
    let cleared = await responder.respond(to: HTTPRequest(method: "DELETE", path: "/_faults"))
    #expect(cleared.text == "[]")
    #expect(await responder.faults.faults.isEmpty)
  }

  @Test func `a fault applies to every path and every request by default`() async throws {
    let responder = Responder()
    _ = await responder.post(
      #"[{"fault":"drop"},{"fault":"malformed","path":"/a"},{"fault":"types","times":1}]"#)
    #expect(
      await responder.faults.faults
        == [Fault(.drop), Fault(.malformed, at: "/a"), Fault(.wrongTypes, times: 1)])
  }

  @Test(arguments: [
    (#"{"#, "body"), ("[1]", "body"), (#"{"path":"/"}"#, "fault"), (#"{"fault":"fire"}"#, "fault"),
    (#"{"fault":"status"}"#, "status"), (#"{"fault":"status","status":418}"#, "status"),
    (#"{"fault":"status","status":"429"}"#, "status"), (#"{"fault":"delay"}"#, "seconds"),
    (#"{"fault":"delay","seconds":-1}"#, "seconds"), (#"{"fault":"drop","times":0}"#, "times"),
    (#"{"fault":"drop","times":1.5}"#, "times"), (#"{"fault":"drop","times":true}"#, "times"),
    (#"{"fault":"drop","path":"x"}"#, "path"), (#"{"fault":"drop","path":7}"#, "path"),
    (#"{"fault":"drop","tiems":1}"#, "tiems"),
  ])
  func `an invalid fault is refused with its field`(text: String, field: String) async throws {
    let responder = Responder()
    let response = await responder.post(text)
    #expect(response.status == 400)
    let json = try JSON(reading: Array(response.text.utf8))
    #expect(json["field"] == .string(field))
    #expect(json["value"] != nil && json["rule"] != nil)
    #expect(await responder.faults.faults.isEmpty)
  }

  @Test func `the simulator's request log has path and query without the API key`() async {
    let responder = Responder()
    _ = await responder.get("/echo", query: "q=a%20b&appid=secret&APPID=s2&app%69d=s3")
    _ = await responder.get("/none")
    _ = await responder.get("/_faults")
    let entries = await responder.requests.entries
    #expect(entries.map(\.path) == ["/echo", "/none"])
    #expect(entries.map(\.query) == ["q=a%20b", ""])
    let listed = await responder.get("/_requests").text
    #expect(
      listed
        == #"{"total":2,"requests":[{"method":"GET","path":"/echo","query":"q=a%20b"},"#
        + #"{"method":"GET","path":"/none","query":""}]}"#)
    _ = await responder.respond(to: HTTPRequest(method: "DELETE", path: "/_requests"))
    #expect(await responder.requests.entries.isEmpty)
  }

  @Test func `the simulator's request log drops the oldest entries beyond its limit`() async {
    let responder = Responder()
    for number in 0...RequestLog.limit { _ = await responder.get("/\(number)") }
    let entries = await responder.requests.entries
    #expect(entries.count == RequestLog.limit)
    #expect(entries.first?.path == "/1")
    #expect(await responder.requests.total == RequestLog.limit + 1)
  }
}

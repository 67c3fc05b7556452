import StrataKitTesting
import StrataWebServer
import Testing

@testable import SimulatorKit

@Suite struct FaultTests {
  @Test func `without a fault the simulator answers normally`() async {
    let responder = Responder()
    #expect(await responder.get("/echo").text == EchoService.answer)
    #expect(await responder.get("/other").text == "unknown")
  }

  @Test(arguments: [401, 404, 429, 500])
  func `a response with an injected error status has the service's body for that status`(
    status: Int
  ) async {
    let response = await Responder([Fault(.status(status))]).get("/echo")
    #expect(response.status == status)
    #expect(response.text == "own \(status)")
  }

  @Test func `a fault applies to the given number of requests below its path`() async {
    let responder = Responder([Fault(.status(500), at: "/ec", times: 2)])
    var statuses: [Int] = []
    for path in ["/echo", "/other", "/echo", "/echo"] {
      statuses.append(await responder.get(path).status)
    }
    #expect(statuses == [500, 404, 500, 200])
  }

  @Test func `a response with the injected fault drop is cut in the middle`() async {
    let response = await Responder([Fault(.drop)]).get("/echo")
    let length = EchoService.answer.utf8.count
    guard case .cut(let bytes, length) = response.body else {
      Issue.record("not cut: \(response.body)")
      return
    }
    #expect(bytes.count == length / 2)
  }

  @Test func `a response with the fault malformed is complete HTTP with broken JSON`() async {
    let response = await Responder([Fault(.malformed)]).get("/echo")
    guard case .bytes(let bytes) = response.body else {
      Issue.record("cut")
      return
    }
    #expect(EchoService.answer.hasPrefix(response.text))
    #expect(throws: DecodingError.self) { try JSON(reading: bytes) }
  }

  @Test func `the fault types turns numbers into strings and changes nothing else`() async {
    let response = await Responder([Fault(.wrongTypes)]).get("/echo")
    #expect(response.text == #"{"n":"1.5","text":"a-1","list":["-2",true]}"#)
    #expect(Fault.Kind.withNumbersAsStrings(Array("[]".utf8)) == Array("0".utf8))
    let quoted = Fault.Kind.withNumbersAsStrings(Array(#"["\"1","\\",-1e5]"#.utf8))
    #expect(String(decoding: quoted, as: UTF8.self) == #"["\"1","\\","-1e5"]"#)
  }

  @Test func `a response with an injected delay waits, and then the next fault applies`() async {
    let clock = ManualClock()
    let responder = Responder([Fault(.delay(.seconds(3))), Fault(.status(429))], clock: clock)
    let answer = Task { await responder.get("/echo").status }
    await clock.waitForSleepers()
    #expect(await responder.requests.total == 1)
    clock.advance(by: .seconds(3))
    #expect(await answer.value == 429)
  }
}

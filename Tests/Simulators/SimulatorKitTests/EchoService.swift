import SimulatorKit
import StrataWebServer

/// A service with one path and a constant answer.
struct EchoService: SimulatedService {
  static let answer = #"{"n":1.5,"text":"a-1","list":[-2,true]}"#

  let secretParameters: Set<String> = ["appid"]
  let routes = [Route("/echo") { _ in .json(Array(EchoService.answer.utf8)) }]
  var unknownPath: HTTPResponse { .text("unknown", status: 404) }
  func failure(status: Int) -> HTTPResponse { .text("own \(status)", status: status) }
}

extension Responder {
  init(_ faults: [Fault] = [], clock: any Clock<Duration> = ContinuousClock()) {
    self.init(service: EchoService(), faults: FaultPlan(faults), clock: clock)
  }

  func get(_ path: String, query: String? = nil) async -> HTTPResponse {
    await respond(to: HTTPRequest(path: path, query: query))
  }

  func post(_ text: String) async -> HTTPResponse {
    await respond(to: HTTPRequest(method: "POST", path: "/_faults", body: Array(text.utf8)))
  }
}

extension HTTPResponse {
  var text: String {
    switch body {
    case .bytes(let bytes), .cut(let bytes, _): String(decoding: bytes, as: UTF8.self)
    }
  }
}

public import StrataWebServer

/// A handler that answers requests as the service would, with the planned faults.
///
/// Requests to `/_faults` and `/_requests` control the handler. They are never logged, and faults
/// do not apply to them.
public struct Responder: Sendable {
  /// The pending faults.
  public let faults: FaultPlan
  /// The log of received requests.
  public let requests: RequestLog
  private let service: any SimulatedService
  private let clock: any Clock<Duration>

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - service: The simulated service.
  ///   - faults: The pending faults.
  ///   - clock: The clock for delay faults.
  public init(service: any SimulatedService, faults: FaultPlan, clock: any Clock<Duration>) {
    self.service = service
    self.faults = faults
    self.clock = clock
    requests = RequestLog(secrets: service.secretParameters)
  }

  /// Returns the response to a request, after applying the planned faults.
  public func respond(to request: HTTPRequest) async -> HTTPResponse {
    switch request.path {
    case "/_faults": return await control(request)
    case "/_requests": return await log(request)
    default: break
    }
    await requests.record(request)
    let kinds = await faults.take(path: request.path)
    for case .delay(let duration) in kinds {
      // The sleep ends early only when the server stops, and then nobody receives the response.
      try? await clock.sleep(for: duration)
    }
    for case .status(let status) in kinds { return service.failure(status: status) }
    let slow = await service.answer(request)
    let response = slow ?? answer(request)
    return kinds.reduce(response) { $1.spoil($0) }
  }

  private func answer(_ request: HTTPRequest) -> HTTPResponse {
    let route = service.routes.first { $0.answers(request.path) }
    return route?.respond(request) ?? service.unknownPath
  }

  private func control(_ request: HTTPRequest) async -> HTTPResponse {
    switch request.method {
    case "GET": break
    case "DELETE": await faults.removeAll()
    case "POST":
      do throws(FaultError) {
        for fault in try Fault.list(request.body) { await faults.add(fault) }
      } catch {
        return .json(error.json, status: 400)
      }
    default: return .text("GET, POST or DELETE", status: 405)
    }
    return .json(.array(await faults.faults.map(\.json)))
  }

  private func log(_ request: HTTPRequest) async -> HTTPResponse {
    switch request.method {
    case "GET": break
    case "DELETE": await requests.removeAll()
    default: return .text("GET or DELETE", status: 405)
    }
    return .json(await requests.json)
  }
}

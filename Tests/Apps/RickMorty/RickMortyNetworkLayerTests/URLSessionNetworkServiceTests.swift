import Foundation
import NetworkingKit
import RickMortySimulator
import SimulatorKit
import StrataKitTesting
import Testing

@testable import RickMortyNetworkLayer

/// Tests of the service over a real socket.
@Suite("URLSessionNetworkService") struct URLSessionNetworkServiceTests {
  private struct Page: RickMortyNetworkLayer.Endpoint {
    let baseURL = URL(fileURLWithPath: "/")
    var path = "/character"
  }

  private struct Info: Decodable, Sendable {
    struct Numbers: Decodable { let count: Int }
    let info: Numbers
  }

  private func ask(
    _ fault: Fault.Kind? = nil, path: String = "/character"
  ) async throws -> Result<Int, NetworkError> {
    let simulator = RickMortySimulator()
    let base = try simulator.start().appendingPathComponent("api")
    if let fault { await simulator.faults.add(Fault(fault)) }
    let client = URLSessionAPIClient(retry: .never)
    let service = URLSessionNetworkService(client: client, baseURL: base)
    let result: Result<Int, NetworkError>
    do throws(NetworkError) {
      result = .success(try await service.request(Page(path: path), as: Info.self).info.count)
    } catch {
      result = .failure(error)
    }
    await simulator.stop()
    return result
  }

  @Test(.mission("R-28", "R-29")) func `a response is decoded`() async throws {
    #expect(try await ask() == .success(826))
  }

  @Test(.mission("R-112")) func `a request has only an Accept header and no query`() async {
    let client = MockAPIClient(error: .timeout)
    let service = URLSessionNetworkService(client: client)
    await #expect(throws: NetworkError.unreachable) {
      try await service.request(Page(), as: Info.self)
    }
    let sent = await client.requests
    #expect(sent.map { $0.headers.keys.sorted() } == [["Accept"]])
    #expect(sent.allSatisfy { $0.url.query == nil })
  }

  @Test(arguments: [401, 404, 429])
  func `an HTTP error status is returned as a failure with the status`(status: Int) async throws {
    #expect(try await ask(.status(status)) == .failure(.status(status)))
  }

  @Test func `a failing gateway is returned as a failure with status 502`() async throws {
    #expect(try await ask(.status(500)) == .failure(.status(502)))
  }

  @Test func `a number sent as a string throws an unreadable error with the field's path`()
    async throws
  {
    guard case .failure(.unreadable(let field, _)) = try await ask(.wrongTypes) else {
      Issue.record("it was read")
      return
    }
    #expect(field == "info.count")
  }

  @Test func `a dropped connection is returned as the failure unreachable`() async throws {
    #expect(try await ask(.drop) == .failure(.unreachable))
  }

  @Test func `a host without a server is reported as unreachable`() async throws {
    let simulator = RickMortySimulator()
    let base = try simulator.start()
    await simulator.stop()
    let service = URLSessionNetworkService(
      client: URLSessionAPIClient(retry: .never), baseURL: base)
    await #expect(throws: NetworkError.unreachable) {
      try await service.request(Page(), as: Info.self)
    }
  }

  @Test func `a cancelled request is reported as such, and the next one works`() async throws {
    let simulator = RickMortySimulator()
    await simulator.faults.add(Fault(.delay(.seconds(100)), times: 1))
    let base = try simulator.start().appendingPathComponent("api")
    let service = URLSessionNetworkService(session: .shared, baseURL: base)
    let asked = Task { () async -> Result<Int, NetworkError> in
      do throws(NetworkError) {
        return .success(try await service.request(Page(), as: Info.self).info.count)
      } catch {
        return .failure(error)
      }
    }
    while await simulator.requests.total == 0 { await Task.yield() }
    asked.cancel()
    #expect(await asked.value == .failure(.cancelled))
    #expect(try await service.request(Page(), as: Info.self).info.count == 826)
    await simulator.stop()
  }

  @Test(.mission("R-73"))
  func `a status error bridges to NSError with the status in its user info`() {
    let error = NetworkError.status(503) as NSError
    #expect(error.userInfo["HTTPStatusCode"] as? Int == 503)
    #expect((NetworkError.unreachable as NSError).userInfo["HTTPStatusCode"] == nil)
  }
}

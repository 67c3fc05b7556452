import Foundation
import NetworkingKit
import StrataKitTesting
import StrataWebServer
import Testing

/// Tests of cancellation at the very moment when the answer arrives.
@Suite(.timeLimit(.minutes(10))) struct CancellationTests {
  @Test func `cancelling while answers arrive never blocks the session`() async throws {
    let server = try Loopback { _ in .json(Array(Greeting.helloJSON.utf8)) }
    let client = server.client()
    for _ in 0..<150 {
      // The first answer cancels the others just as their answers arrive.
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<4 {
          group.addTask { _ = try? await client.request(Greet(baseURL: server.url).build()) }
        }
        await group.next()
        group.cancelAll()
      }
    }
    #expect(try await client.request(Greet(baseURL: server.url).build()).lines.count == 1)
    await server.stop()
  }

  @Test func `a task that is cancelled before its request fails as cancelled`() async throws {
    let server = try Loopback { _ in .json(Array(Greeting.helloJSON.utf8)) }
    let client = server.client()
    let gate = Gate()
    let task = Task {
      await gate.wait()
      return await Result { () async throws(APIError) in
        try await client.request(Greet(baseURL: server.url).build())
      }
    }
    task.cancel()
    gate.open()
    #expect(await task.value == .failure(.cancelled))
    await server.stop()
  }
}

extension Result {
  fileprivate init(_ work: () async throws(Failure) -> Success) async {
    do throws(Failure) {
      self = .success(try await work())
    } catch {
      self = .failure(error)
    }
  }
}

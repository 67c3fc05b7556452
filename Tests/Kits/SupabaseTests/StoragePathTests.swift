import Foundation
import NetworkingKit
import StrataKitTesting
import Testing

@testable import Supabase

/// Tests of the paths of files, and answers that are not as expected.
@Suite struct StoragePathTests {
  private static let id = "5F0C2B4E-8D1A-4C7F-9E21-3B6A7D8C9E10"

  private func files(_ session: FakeSession, in bucket: String = "photos") -> StorageFileApi {
    SupabaseClient.test(session).storage.from(bucket)
  }

  /// Slashes separate names; no name reaches beyond the bucket.
  @Test(arguments: [
    ("a", "a"), ("/a//b/", "a/b"), ("é/ü.jpg", "%C3%A9/%C3%BC%2Ejpg"), ("../x", "%2E%2E/x"),
    ("./x", "%2E/x"), ("a%2Fb", "a%252Fb"), ("a?b#c", "a%3Fb%23c"), ("a b/c+d", "a%20b/c%2Bd"),
  ])
  func `each component of a file's path is escaped in the URL`(
    path: String, sent: String
  ) async throws {
    let session = FakeSession(200, "bytes")
    _ = try await files(session).download(path: path)
    #expect(
      session.requests.all.last?.url.absoluteString
        == "https://stalls.example/storage/v1/object/photos/\(sent)")
  }

  @Test func `a bucket's name is escaped to one component of the URL`() async throws {
    let session = FakeSession(200, "[]")
    try await files(session, in: "a/b").remove(paths: [])
    let asked = try #require(session.requests.all.last)
    #expect(asked.url.absoluteString == "https://stalls.example/storage/v1/object/a%2Fb")
    #expect(asked.body == Data(#"{"prefixes":[]}"#.utf8))
    #expect(asked.headers["Content-Type"] == "application/json")
    await #expect(throws: URLError.self) { try await files(session, in: "").download(path: "a") }
    #expect(session.requests.all.count == 1)
  }

  @Test func `a file with every byte value is uploaded and downloaded unchanged`() async throws {
    let bytes = Data((0..<4_096).map { UInt8(truncatingIfNeeded: $0) })
    let service = Service { request in
      guard request.method == .post else { return (200, bytes) }
      return (200, Data(#"{"Key":"photos/a","Id":"\#(Self.id)"}"#.utf8))
    }
    let files = SupabaseClient.test(service).storage.from("photos")
    let stored = try await files.upload("/a/", data: bytes)
    #expect(stored.path == "/a/" && stored.fullPath == "photos/a")
    #expect(service.requests.all.last?.body == bytes)
    #expect(try await files.download(path: "a") == bytes)
  }

  @Test func `an empty file is sent with an empty body and its type`() async throws {
    let session = FakeSession(200, #"{"Key":"photos/a","Id":"\#(Self.id)"}"#)
    try await files(session).upload("a", data: Data(), options: FileOptions(upsert: true))
    let asked = try #require(session.requests.all.last)
    #expect(asked.body == Data() && asked.headers["x-upsert"] == "true")
    #expect(asked.headers["Content-Type"] == "application/octet-stream")
  }

  @Test
  func `the default upload options are those of the SDK: an hour of caching and no overwriting`() {
    let options = FileOptions()
    #expect(options.cacheControl == "3600" && options.contentType == nil && !options.upsert)
    let own = FileOptions(cacheControl: "0", contentType: "image/png", upsert: true)
    #expect(own.cacheControl == "0" && own.contentType == "image/png" && own.upsert)
  }

  @Test(arguments: ["", "[]", "{}", #"{"Key":"a"}"#, #"{"Key":"a","Id":"no UUID"}"#])
  func `an upload response with other fields is a decoding error`(body: String) async {
    await #expect(throws: DecodingError.self) {
      try await files(FakeSession(200, body)).upload("a", data: Data())
    }
    await #expect(throws: DecodingError.self) {
      try await files(FakeSession(200, body)).createSignedURL(path: "a", expiresIn: 1)
    }
  }

  @Test(arguments: [
    (
      404, #"{"statusCode":"404","error":"not_found","message":"Object not found"}"#,
      StorageError(statusCode: "404", message: "Object not found", error: "not_found")
    ),
    (
      403, #"{"message":"new row violates row-level security policy"}"#,
      StorageError(message: "new row violates row-level security policy")
    ),
    (413, #"{"message":"","error":null,"statusCode":null}"#, StorageError(message: "")),
  ])
  func `each storage call throws the error that the service's response describes`(
    status: Int, body: String, error: StorageError
  ) async {
    let files = files(FakeSession(status, body))
    await #expect(throws: error) { try await files.download(path: "a") }
    await #expect(throws: error) { try await files.upload("a", data: Data()) }
    await #expect(throws: error) { try await files.createSignedURL(path: "a", expiresIn: 9) }
    await #expect(throws: error) { try await files.remove(paths: ["a"]) }
    #expect(error.localizedDescription == error.message)
  }

  @Test(arguments: ["", "{}", "[]", #"{"statusCode":"404"}"#, #"{"message":7}"#])
  func `a storage error without a message contains the bytes of the response`(body: String) async {
    let error = await #expect(throws: HTTPError.self) {
      try await files(FakeSession(404, body)).download(path: "a")
    }
    #expect(error?.data == Data(body.utf8) && error?.response.statusCode == 404)
  }

  @Test func `removing files returns those that the service lists as removed`() async throws {
    let answer = #"[{"name":"a","bucket_id":"photos","id":"\#(Self.id)"},{"name":"b"}]"#
    let gone = try await files(FakeSession(200, answer)).remove(paths: ["a", "b", "c"])
    #expect(gone.map(\.name) == ["a", "b"] && gone.map(\.bucketId) == ["photos", nil])
    #expect(gone.map(\.id) == [UUID(uuidString: Self.id), nil])
  }
}

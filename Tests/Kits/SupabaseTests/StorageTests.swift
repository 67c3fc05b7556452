import Foundation
import NetworkingKit
import StrataKitTesting
import Testing

@testable import Supabase

/// Tests of the requests to the storage, and its answers.
@Suite struct StorageTests {
  private static let id = "5F0C2B4E-8D1A-4C7F-9E21-3B6A7D8C9E10"

  private func files(_ session: FakeSession, base: String = "https://stalls.example")
    -> StorageFileApi
  {
    SupabaseClient.test(session, base: base).storage.from("photos")
  }

  @Test func `an upload is sent with its content type, cache control and the whole file`()
    async throws
  {
    let session = FakeSession(200, #"{"Key": "photos/bread/a b.jpg", "Id": "\#(Self.id)"}"#)
    let stored = try await files(session).upload(
      "bread/a b.jpg", data: Data("jpeg".utf8),
      options: FileOptions(cacheControl: "60", contentType: "image/jpeg", upsert: true))
    #expect(stored.id == UUID(uuidString: Self.id) && stored.path == "bread/a b.jpg")
    #expect(stored.fullPath == "photos/bread/a b.jpg")
    let asked = try #require(session.requests.all.last)
    #expect(asked.method == .post && asked.body == Data("jpeg".utf8))
    #expect(
      asked.url.absoluteString
        == "https://stalls.example/storage/v1/object/photos/bread/a%20b%2Ejpg")
    #expect(asked.headers["Content-Type"] == "image/jpeg" && asked.headers["x-upsert"] == "true")
    #expect(asked.headers["Cache-Control"] == "max-age=60")
    #expect(asked.headers["apikey"] == "publishable")
    #expect(asked.headers["Authorization"] == "Bearer publishable")
    try await files(session).upload("x", data: Data())
    let plain = try #require(session.requests.all.last)
    #expect(plain.headers["Content-Type"] == "application/octet-stream")
    #expect(plain.headers["x-upsert"] == "false")
    #expect(plain.headers["Cache-Control"] == "max-age=3600")
  }

  @Test func `a file is downloaded unchanged`() async throws {
    let session = FakeSession(200, "bytes")
    #expect(try await files(session).download(path: "a/b") == Data("bytes".utf8))
    let asked = try #require(session.requests.all.last)
    #expect(asked.method == .get && asked.body == nil)
    #expect(asked.url.path == "/storage/v1/object/photos/a/b")
  }

  @Test(arguments: ["https://stalls.example", "https://stalls.example/"])
  func `a signed URL is the service's path below the project's storage URL`(base: String)
    async throws
  {
    let session = FakeSession(200, #"{"signedURL": "/object/sign/photos/a?token=t"}"#)
    let url = try await files(session, base: base).createSignedURL(path: "a", expiresIn: 60)
    #expect(
      url.absoluteString == "https://stalls.example/storage/v1/object/sign/photos/a?token=t")
    let asked = try #require(session.requests.all.last)
    #expect(asked.method == .post && asked.url.path == "/storage/v1/object/sign/photos/a")
    #expect(asked.body == Data(#"{"expiresIn":60}"#.utf8))
  }

  @Test func `several files are removed by one request`() async throws {
    let session = FakeSession(200, #"[{"name": "a", "bucket_id": "photos", "id": null}]"#)
    let gone = try await files(session).remove(paths: ["a", "b"])
    #expect(gone.map(\.name) == ["a"] && gone.map(\.bucketId) == ["photos"])
    #expect(gone.first?.id == nil)
    let asked = try #require(session.requests.all.last)
    #expect(asked.method == .delete && asked.url.path == "/storage/v1/object/photos")
    #expect(asked.body == Data(#"{"prefixes":["a","b"]}"#.utf8))
  }

  @Test func `a storage error has the service's message, or else the HTTP status`() async throws {
    let session = FakeSession(
      400, #"{"statusCode": "409", "error": "Duplicate", "message": "It exists"}"#)
    let refusal = StorageError(statusCode: "409", message: "It exists", error: "Duplicate")
    await #expect(throws: refusal) { try await files(session).upload("a", data: Data()) }
    await #expect(throws: refusal) { try await files(session).remove(paths: ["a"]) }
    #expect(refusal.errorDescription == "It exists")
    let error = await #expect(throws: HTTPError.self) {
      try await files(FakeSession(502, "<html>")).download(path: "a")
    }
    #expect(error?.response.statusCode == 502)
  }
}

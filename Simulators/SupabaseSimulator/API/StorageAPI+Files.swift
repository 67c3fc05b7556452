import Foundation
import SimulatorKit
import StrataWebServer

extension StorageAPI {
  func write(
    _ place: Place, _ request: HTTPRequest, as caller: Caller
  ) async throws -> HTTPResponse {
    let type = request.headers["content-type"] ?? "application/octet-stream"
    try await checkRules(of: place.bucket, type: type, count: request.body.count)
    let isUpsert = request.headers["x-upsert"] == "true"
    let rows = try await asked(caller) { session throws(PostgresFailure) in
      try session.run(
        """
        insert into storage.objects (bucket_id, name, owner_id, metadata)
        values ($1, $2, auth.uid()::text, json_build_object('mimetype', $3::text, 'size', $4::int))
        \(isUpsert ? "on conflict (bucket_id, name) do update set metadata = excluded.metadata" : "")
        returning id::text
        """, [place.bucket, place.name, type, "\(request.body.count)"])
    }
    let id = rows.first?["id"] ?? ""
    let bytes = Data(request.body).base64EncodedString()
    _ = try await keeper.perform { session throws(PostgresFailure) in
      try session.run(
        """
        insert into storage.contents values ($1::uuid, decode($2, 'base64'))
        on conflict (object_id) do update set data = excluded.data
        """, [id, bytes])
    }
    return .json(.object(["Key": .string("\(place.bucket)/\(place.name)"), "Id": .string(id)]))
  }

  /// Checks that the caller may read a file.
  ///
  /// - Throws: The storage's error if the caller finds no such file.
  func find(_ place: Place, as caller: Caller) async throws {
    let rows = try await asked(caller) { session throws(PostgresFailure) in
      try session.run(
        "select 1 from storage.objects where bucket_id = $1 and name = $2",
        [place.bucket, place.name])
    }
    guard !rows.isEmpty else { throw Refusal.noObject }
  }

  func content(of place: Place) async throws -> HTTPResponse {
    let rows = try await keeper.perform { session throws(PostgresFailure) in
      try session.run(
        """
        select encode(c.data, 'base64') as data, o.metadata ->> 'mimetype' as type
        from storage.objects o join storage.contents c on c.object_id = o.id
        where o.bucket_id = $1 and o.name = $2
        """, [place.bucket, place.name])
    }
    guard let row = rows.first,
      let data = Data(base64Encoded: row["data"] ?? "", options: .ignoreUnknownCharacters)
    else { throw Refusal.noObject }
    return HTTPResponse(
      status: 200, headers: ["content-type": row["type"] ?? "application/octet-stream"],
      body: .bytes(Array(data)))
  }

  /// Runs work as the caller, with errors in the storage's wording.
  func asked<Answer: Sendable>(
    _ caller: Caller,
    _ work: @escaping @Sendable (SQLSession) throws(PostgresFailure) -> Answer
  ) async throws -> Answer {
    do {
      return try await pool.perform { session throws(PostgresFailure) in
        try session.transaction(as: caller, work)
      }
    } catch let failure as PostgresFailure where !failure.code.isEmpty {
      throw Refusal(storage: failure)
    }
  }

  private func checkRules(of bucket: String, type: String, count: Int) async throws {
    let rows = try await keeper.perform { session throws(PostgresFailure) in
      try session.run(
        """
        select coalesce($2 = any(allowed_mime_types), true) as is_allowed,
          coalesce($3::bigint <= file_size_limit, true) as is_small
        from storage.buckets where id = $1
        """, [bucket, type, "\(count)"])
    }
    guard let row = rows.first else {
      throw Refusal.storage("404", "Bucket not found", "Bucket not found")
    }
    guard row["is_small"] == "t" else {
      throw Refusal.storage(
        "413", "Payload too large", "The object exceeded the maximum allowed size", status: 413)
    }
    guard row["is_allowed"] == "t" else {
      throw Refusal.storage(
        "415", "invalid_mime_type", "mime type \(type) is not supported", status: 415)
    }
  }
}

extension Refusal {
  static let noObject = storage("404", "not_found", "Object not found")

  /// The storage's error for an expired or invalid token.
  static let overForStorage = storage(
    "403", "Unauthorized", "\"exp\" claim timestamp check failed")

  /// Returns an error response of the storage: a JSON object with `statusCode`, `error` and
  /// `message`.
  static func storage(
    _ code: String, _ error: String, _ message: String, status: Int = 400
  ) -> Refusal {
    Refusal(
      status: status,
      body: .object([
        "statusCode": .string(code), "error": .string(error), "message": .string(message),
      ]))
  }

  fileprivate init(storage failure: PostgresFailure) {
    switch failure.code {
    case "42501": self = .storage("403", "Unauthorized", failure.message)
    case "23505": self = .storage("409", "Duplicate", "The resource already exists")
    default: self = .storage("500", "DatabaseError", failure.message, status: 500)
    }
  }
}

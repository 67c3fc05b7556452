import Foundation

/// Bytes that arrive in pieces, read one by one.
struct ByteChunks: Sendable {
  let pieces: AsyncThrowingStream<Data, any Error>

  struct Iterator {
    private var pieces: AsyncThrowingStream<Data, any Error>.Iterator
    private var piece = Data()
    private var index = 0

    init(_ chunks: ByteChunks) { pieces = chunks.pieces.makeAsyncIterator() }

    mutating func next() async throws -> UInt8? {
      while index == piece.endIndex {
        guard let next = try await pieces.next() else { return nil }
        piece = next
        index = next.startIndex
      }
      defer { index += 1 }
      return piece[index]
    }
  }
}

extension ByteChunks {
  private static let size = 16_384

  /// Creates the sequence of a file's bytes, from the position of its handle on.
  init(_ file: FileHandle) {
    pieces = AsyncThrowingStream {
      try await Self.elsewhere { try file.read(upToCount: Self.size) }
    }
  }

  /// Creates the sequence of the bytes of a file or of a response.
  init(_ url: URL) { pieces = url.isFileURL ? Self.file(url) : Self.answer(url) }

  private static func file(_ url: URL) -> AsyncThrowingStream<Data, any Error> {
    do {
      return ByteChunks(try FileHandle(forReadingFrom: url)).pieces
    } catch {
      return AsyncThrowingStream { throw error }
    }
  }

  private static func answer(_ url: URL) -> AsyncThrowingStream<Data, any Error> {
    AsyncThrowingStream { continuation in
      let task = Task {
        do {
          let (bytes, _) = try await URLSession.shared.bytes(from: url)
          for try await piece in bytes.chunks.pieces { continuation.yield(piece) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// Runs work on another thread, since reading a pipe may take any time, and tasks share few
  /// threads.
  private static func elsewhere(
    _ work: @escaping @Sendable () throws -> Data?
  ) async throws -> Data? {
    let data = try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(with: Result(catching: work)) }
    }
    return data.flatMap { $0.isEmpty ? nil : $0 }
  }
}

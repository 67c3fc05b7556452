import StrataCZlib

/// Compresses bytes as `Content-Encoding: gzip` (RFC 1952).
enum Gzip {
  /// The least effort of zlib. More takes twice the time of a page and saves a twentieth of it.
  private static let level: Int32 = 1
  /// The largest window, in powers of two, and zlib's mark for a gzip header.
  private static let window: Int32 = 15 + 16
  /// The usual amount of memory.
  private static let memory: Int32 = 8

  /// Returns the compressed bytes; `nil` if the system has no memory for it.
  static func packed(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    let begun = deflateInit2_(
      &stream, level, Z_DEFLATED, window, memory, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard begun == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    let room = Int(deflateBound(&stream, UInt(bytes.count)))
    let packed = bytes.withUnsafeBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: room) { output, count in
        // zlib only reads its input, but does not declare so.
        stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(room)
        let isDone = deflate(&stream, Z_FINISH) == Z_STREAM_END
        count = isDone ? room - Int(stream.avail_out) : 0
      }
    }
    return packed.isEmpty ? nil : packed
  }
}

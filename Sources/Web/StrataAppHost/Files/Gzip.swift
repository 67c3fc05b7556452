import StrataCZlib

/// Compresses bytes as `Content-Encoding: gzip` (RFC 1952).
enum Gzip {
  /// The lowest effort of zlib. A higher one takes twice the time for a page, and makes it only a
  /// twentieth smaller.
  private static let level: Int32 = 1
  /// The largest window, as a power of two (15), plus zlib's mark for a gzip header (16).
  private static let window: Int32 = 15 + 16
  /// zlib's usual memory level.
  private static let memory: Int32 = 8

  /// Returns the compressed bytes; `nil` if the system has too little memory.
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

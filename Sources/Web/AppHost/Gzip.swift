import CZlib

/// Packs bytes for `Content-Encoding: gzip` (RFC 1952), as small as zlib can make them.
///
///     Gzip.packed(file.bytes)?.count    // about a third
///
/// It takes a few milliseconds for a file of 40 kB, so pack once what is sent often.
enum Gzip {
  /// - Returns: `nil` where zlib has no memory.
  static func packed(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    guard czlib_begin_gzip(&stream, Z_BEST_COMPRESSION) == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    // zlib's declaration is not const, but it only reads its input.
    var input = bytes
    var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))))
    let status = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        return deflate(&stream, Z_FINISH)
      }
    }
    guard status == Z_STREAM_END else { return nil }
    return Array(output.prefix(Int(stream.total_out)))
  }
}

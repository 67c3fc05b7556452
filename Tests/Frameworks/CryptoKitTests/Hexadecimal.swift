import Foundation

/// Returns the bytes of hexadecimal digits; spaces and line breaks are ignored.
func bytes(_ digits: String) -> [UInt8] {
  let digits = digits.compactMap(\.hexDigitValue)
  return stride(from: 0, to: digits.count - 1, by: 2)
    .map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
}

/// Returns the data of hexadecimal digits; spaces and line breaks are ignored.
func data(_ digits: String) -> Data { Data(bytes(digits)) }

/// Returns a value's bytes in hexadecimal digits.
func hex(_ value: some ContiguousBytes) -> String {
  value.withUnsafeBytes { $0.map { String(format: "%02x", $0) }.joined() }
}

extension ContiguousBytes {
  /// The bytes as data.
  var copied: Data { withUnsafeBytes { Data($0) } }
}

import Foundation

@testable import ImageKit

/// Images of 12 by 8 pixels, as a browser writes them.
enum Samples {
  static func tile(_ format: PictureFormat) throws -> Data {
    let name = "Fixtures/tile.\(format == .jpeg ? "jpg" : format.rawValue)"
    return try Data(contentsOf: Bundle.module.bundleURL.appending(path: name))
  }

  /// Returns a complete PNG that differs by number in a text chunk.
  static func png(_ number: Int, padding: Int = 0) throws -> Data {
    var data = try tile(.png)
    let text = Data("n\0\(number)".utf8) + Data(repeating: 0x20, count: padding)
    data.insert(contentsOf: chunk("tEXt", text), at: data.count - 12)
    return data
  }

  /// Returns the header of a PNG that declares a size, without pixels.
  static func claim(width: Int, height: Int) -> Data {
    let head = big(width) + big(height) + Data([8, 6, 0, 0, 0])
    return Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]) + chunk("IHDR", head)
      + chunk("IDAT", Data([0x78, 0x9C])) + chunk("IEND", Data())
  }

  private static func chunk(_ name: String, _ data: Data) -> Data {
    let body = Data(name.utf8) + data
    return big(data.count) + body + big(Int(sum(body)))
  }

  private static func big(_ number: Int) -> Data {
    Data((0..<4).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
  }

  /// Returns the CRC-32 of data, as PNG uses it.
  private static func sum(_ data: Data) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in data {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let half: UInt32 = sum >> 1
        sum = sum & 1 == 1 ? half ^ 0xEDB8_8320 : half
      }
    }
    return ~sum
  }
}

extension URL {
  /// Returns a made-up URL.
  static func picture(_ number: Int) -> URL {
    URL(string: "http://pictures.invalid/\(number).png") ?? URL(fileURLWithPath: "/")
  }
}

import Foundation
import Testing

@testable import CoreImage
@testable import UIKit

@MainActor @Suite struct QRCodeTests {
  private func rows(_ text: String, _ level: QRTables.Level) throws -> [String] {
    let code = try #require(QRCode(Array(text.utf8), level))
    return (0..<code.size).map { row in
      (0..<code.size).map { code[row, $0] ? "#" : "." }.joined()
    }
  }

  @Test func `the QR code of HI has the same modules as that of other encoders`() throws {
    #expect(try rows("HI", .medium) == Self.hi)
  }

  @Test(arguments: [(0, 1), (14, 1), (15, 2), (213, 10), (2331, 40)])
  func `the smallest QR code version that holds the message is used`(count: Int, version: Int) {
    #expect(QRBytes.version(for: count, .medium) == version)
  }

  @Test func `a message that is too long for every version gives no QR code`() {
    #expect(QRCode([UInt8](repeating: 1, count: 2332), .medium) == nil)
    #expect(QRCode([UInt8](repeating: 1, count: 2953), .low)?.size == 177)
  }

  @Test func `the QR filter draws a code with a margin of one module`() throws {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("HI".utf8)
    let small = try #require(filter.outputImage)
    #expect(small.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    let large = small.transformed(by: CGAffineTransform(scaleX: 3, y: 3))
    let picture = try #require(CIContext().createCGImage(large, from: large.extent))
    #expect(picture.width == 69 && picture.height == 69)
    func isDark(_ row: Int, _ column: Int) -> Bool {
      picture.pixels.bytes[(row * 69 + column) * 4] == 0
    }
    for row in 0..<23 {
      for column in 0..<23 {
        let isInside = (1...21).contains(row) && (1...21).contains(column)
        let expected = isInside && Array(Self.hi[row - 1])[column - 1] == "#"
        #expect(isDark(row * 3 + 1, column * 3 + 1) == expected, "\(row) \(column)")
      }
    }
    #expect(UIImage(cgImage: picture).size == CGSize(width: 69, height: 69))
    #expect(UIImage(ciImage: small).size == CGSize(width: 23, height: 23))
  }

  @Test func `the QR filter is created by its name and configured by keys`() throws {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    filter.setValue(Data("HI".utf8), forKey: "inputMessage")
    filter.setValue("H", forKey: kCIInputCorrectionLevelKey)
    #expect(filter.message == Data("HI".utf8) && filter.outputImage?.extent.width == 23)
    filter.setValue("X", forKey: kCIInputCorrectionLevelKey)
    #expect(filter.outputImage == nil)
    #expect(CIFilter(name: "CINone") == nil)
  }

  @Test func `an image of an empty rectangle or of a picture scaled to zero is nil`() throws {
    let filter = CIFilter.qrCodeGenerator()
    let picture = try #require(filter.outputImage)
    #expect(CIContext().createCGImage(picture, from: .zero) == nil)
    let flat = picture.transformed(by: CGAffineTransform(scaleX: 0, y: 1))
    #expect(CIContext().createCGImage(flat, from: CGRect(x: 0, y: 0, width: 2, height: 2)) == nil)
  }

  @Test(arguments: [1e-20, 1e-9]) func `a QR code that is scaled too small to be visible is white`(
    scale: Double
  ) throws {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("HI".utf8)
    let code = try #require(filter.outputImage)
    let tiny = code.transformed(by: CGAffineTransform(scaleX: scale, y: scale))
    let area = CGRect(x: 0, y: 0, width: 2, height: 2)
    let picture = try #require(CIContext().createCGImage(tiny, from: area))
    #expect(picture.pixels.bytes.allSatisfy { $0 == 255 })
    let far = CGRect(x: 1e19, y: 0, width: 2048, height: 2)
    let white = try #require(CIContext().createCGImage(code, from: far))
    #expect(white.pixels.bytes.allSatisfy { $0 == 255 })
  }

  private static let hi = [
    "#######...###.#######",
    "#.....#.....#.#.....#",
    "#.###.#.#.##..#.###.#",
    "#.###.#.###.#.#.###.#",
    "#.###.#.#..##.#.###.#",
    "#.....#.###.#.#.....#",
    "#######.#.#.#.#######",
    "........#####........",
    "#.#####..##.#.#####..",
    ".##.#...#...#..#.....",
    "#.##..#.#.##.#..####.",
    ".#...#.........##.#..",
    ".###..#....#.#..#.#.#",
    "........#..####..#...",
    "#######.....#.##...#.",
    "#.....#.#..####..#..#",
    "#.###.#.##..#..#..#..",
    "#.###.#.##..#..#..#..",
    "#.###.#.#.##.#..###..",
    "#.....#...#....##.#..",
    "#######.####.#..####.",
  ]
}

import Foundation
import UIKit

/// Files for tests of photos.
enum TestPhoto {
    /// A PNG file with one red pixel.
    private static let pixel =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="

    static let place = "GPS 48.2082 N 16.3738 E"

    /// Returns a JPEG as a camera writes it, with the position where it was taken.
    static func camera(width: Double = 1_600, height: Double = 900) throws -> Data {
        let image = UIImage(data: Data(base64Encoded: pixel) ?? Data())
        let plain = image?.preparingThumbnail(of: CGSize(width: width, height: height))?.jpegData(compressionQuality: 0.8)
        guard let plain else { throw CocoaError(.fileReadCorruptFile) }
        var note = Data("Exif\0\0MM".utf8)
        note.append(contentsOf: [0, 42, 0, 0, 0, 8, 0, 0])
        note.append(contentsOf: Array(place.utf8))
        let length = note.count + 2
        var file = Data([0xFF, 0xD8, 0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)])
        file.append(note)
        file.append(plain.dropFirst(2))
        return file
    }

    /// A small file whose header claims 20,000 by 20,000 pixels.
    static var enormous: Data {
        var file = Data(base64Encoded: pixel) ?? Data()
        file.replaceSubrange(16..<24, with: [0, 0, 0x4E, 0x20, 0, 0, 0x4E, 0x20])
        return file
    }
}

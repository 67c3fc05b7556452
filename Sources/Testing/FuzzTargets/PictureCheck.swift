import Foundation
import StrataAssets

/// The fuzzing check of pictures' headers: a size is one that a picture can have, whatever type the
/// file's name claims, and the type that the bytes show is the one whose header is read.
enum PictureCheck {
  static func check(_ bytes: [UInt8]) throws(FuzzFailure) {
    let data = Data(bytes)
    for type in AssetType.allCases {
      guard let size = PictureHeader.size(of: data, type) else { continue }
      try hold(
        size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite,
        "a picture has \(size.width) by \(size.height) pixels")
      try hold(!type.isFont && !type.isMedia, "a file of the type \(type) has a size")
    }
    if let type = AssetType(pictureIn: data) {
      // Whatever precedes the bytes in memory must not matter.
      let slice = (Data([0xFF, 0xD8, 0xFF]) + data).dropFirst(3)
      try hold(AssetType(pictureIn: slice) == type, "a slice of data has another type")
      try hold(
        PictureHeader.size(of: slice, type) == PictureHeader.size(of: data, type),
        "a slice of data has another size")
    }
  }
}

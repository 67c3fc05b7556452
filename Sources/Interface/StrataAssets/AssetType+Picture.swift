package import Foundation

extension AssetType {
  /// Detects the type from a picture's first bytes; `nil` if they match none.
  package init?(pictureIn data: Data) {
    let bytes = Bytes(data)
    if bytes.big(0, 4) == 0x8950_4E47, bytes.big(4, 4) == 0x0D0A_1A0A {
      self = .png
    } else if bytes.big(0, 3) == 0xFFD8FF {
      self = .jpg
    } else if bytes.text(0, 4) == "RIFF", bytes.text(8, 4) == "WEBP" {
      self = .webp
    } else {
      return nil
    }
  }
}

/// A color of a portrait.
struct RGB: Hashable, Sendable {
  let red, green, blue: UInt8

  init(_ hex: UInt32) {
    red = UInt8(hex >> 16 & 255)
    green = UInt8(hex >> 8 & 255)
    blue = UInt8(hex & 255)
  }

  static let white = RGB(0xFFFFFF)
  static let ink = RGB(0x1B1F24)
  static let people = [RGB(0xF2C9A1), RGB(0xE0AC7E), RGB(0xB97B52), RGB(0x8A5635), RGB(0xFAD9C0)]
  static let strangers = [
    RGB(0x9CCB6B), RGB(0x7FB7D9), RGB(0xC79BE0), RGB(0xE58F8F), RGB(0xB8BEC6),
  ]
  static let hairs = [
    RGB(0xA9D7E8), RGB(0x5B3A22), RGB(0xD98032), RGB(0xE8C75A), RGB(0x2E2A2B), RGB(0x8C8F94),
  ]
  static let papers = [RGB(0xDDE9C7), RGB(0xC9E4EA), RGB(0xF1DFC6), RGB(0xDCD3EE), RGB(0xF3D2D2)]
  static let shirts = [RGB(0xF1E05A), RGB(0xE9EEF2), RGB(0x7A5BA6), RGB(0x3F8F7B), RGB(0xC65B4E)]
}

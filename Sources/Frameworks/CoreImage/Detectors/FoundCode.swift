import Foundation

/// A code in a picture: its text, and its corners in the picture's pixels from the top left.
struct FoundCode: Equatable, Sendable {
  var message: String
  var corners: [CGPoint]

  /// Returns the text of a code's bytes, which are in UTF-8 or else in Latin-1, the codes' default.
  static func text(_ bytes: some Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}

extension ZBarLibrary {
  /// Returns the QR codes in a picture.
  func codes(in picture: GrayPicture) -> [FoundCode] {
    guard picture.width > 0, picture.height > 0, let scanner = createScanner() else { return [] }
    defer { destroyScanner(scanner) }
    _ = configure(scanner, Self.everyKind, Self.enables, 0)
    _ = configure(scanner, Self.qrCode, Self.enables, 1)
    // Otherwise the library guesses the encoding, and takes UTF-8 for Japanese.
    _ = configure(scanner, Self.qrCode, Self.keepsBytes, 1)
    guard let image = createImage() else { return [] }
    defer { destroyImage(image) }
    setFormat(image, Self.gray)
    setSize(image, CUnsignedInt(picture.width), CUnsignedInt(picture.height))
    // The library reads the bytes while it scans; without a function it does not free them.
    return picture.bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return [] }
      setData(image, start, CUnsignedLong(bytes.count), nil)
      guard scan(scanner, image) > 0 else { return [] }
      return symbols(of: image).compactMap { code($0, picture) }
    }
  }

  private func symbols(of image: OpaquePointer) -> [OpaquePointer] {
    var symbols: [OpaquePointer] = []
    var next = firstSymbol(image)
    while let symbol = next {
      symbols.append(symbol)
      next = nextSymbol(symbol)
    }
    return symbols
  }

  private func code(_ symbol: OpaquePointer, _ picture: GrayPicture) -> FoundCode? {
    guard symbolKind(symbol) == Self.qrCode, let text = symbolData(symbol) else { return nil }
    let bytes = UnsafeRawBufferPointer(start: text, count: Int(symbolLength(symbol)))
    let scale = CGFloat(picture.scale)
    let corners = (0..<pointCount(symbol)).map {
      CGPoint(x: CGFloat(pointX(symbol, $0)) / scale, y: CGFloat(pointY(symbol, $0)) / scale)
    }
    return FoundCode(message: FoundCode.text(bytes), corners: corners)
  }
}
